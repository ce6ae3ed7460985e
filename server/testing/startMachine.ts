import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAsShown, type ShownCommand } from './consoleBlocks.ts'
import { type ChildServer, startChildServer } from './startChildServer.ts'

/** Only the service manager is simulated; everything else runs for real. */
const SYSTEMCTL_COMMAND = /^systemctl (?:enable --now |)(start |stop |restart |)(?:website\.socket )?website$/
/** A read-only command may have to wait until the server is done. */
const READ_ONLY_COMMAND = / -- list/
const OUTPUT_TIMEOUT_MS = 20_000

export interface Machine {
  /**
   * Runs documented commands.
   * @throws if the output differs from the documentation
   */
  perform(commands: ShownCommand[]): Promise<void>
  writeSettings(settings: Record<string, string>): void
  server(): ChildServer
  stop(): Promise<void>
}

/**
 * Simulates the machine of the documentation in a folder: its folders, settings and service.
 * @param project where the build was made
 */
export function startMachine(folder: string, project: string): Machine {
  const places: [string, string][] = [
    '/srv/website',
    '/var/lib/website',
    '/var/backups',
    '/etc/website.env',
  ].map((path) => [path, join(folder, path)])
  const here = (path: string) => join(folder, path)
  for (const path of ['/srv', '/etc', '/var/lib/website', '/var/backups'])
    mkdirSync(here(path), { recursive: true })
  let settings: Record<string, string> = {}
  let server: ChildServer | undefined
  /** The reference shown as 7K2Q9-XM3TD in the documentation. */
  let reference = ''

  async function serve(verb: string): Promise<void> {
    if (verb !== 'start' && verb !== '') await server?.end('SIGTERM')
    if (verb !== 'stop') server = await startChildServer(settings, here('/srv/website/dist/server/index.js'))
  }

  async function print(command: string): Promise<string> {
    const service = SYSTEMCTL_COMMAND.exec(command)
    if (service) return serve(service[1]?.trim() ?? '').then(() => '')
    const words = places
      .reduce((text, [shown, real]) => text.replaceAll(shown, real), command)
      .replaceAll('7K2Q9-XM3TD', reference)
      .replaceAll('7k2q9xm3td', reference.replace('-', '').toLowerCase())
      .replace('http://127.0.0.1:3000', server?.address ?? '')
      .replaceAll(/ && chown website: \S+/g, '')
    const printed = await runShell(
      words,
      command.includes('npm run -s') ? here('/srv/website') : project,
      settings,
    )
    reference = /^([0-9A-Z]{5}-[0-9A-Z]{5}) /m.exec(printed)?.[1] ?? reference
    return places.reduce((text, [shown, real]) => text.replaceAll(real, shown), printed)
  }

  return {
    async perform(commands) {
      for (const { command, output } of commands) {
        const deadline = performance.now() + OUTPUT_TIMEOUT_MS
        let printed = await print(command)
        while (!isAsShown(output, printed)) {
          if (!READ_ONLY_COMMAND.test(command) || performance.now() > deadline)
            throw new Error(`$ ${command}\nshown:\n${output}\nprinted:\n${printed}`)
          await new Promise((resolve) => setTimeout(resolve, 500))
          printed = await print(command)
        }
      }
    },
    writeSettings(next) {
      settings = next
      const lines = Object.entries(next).map(([name, value]) => `${name}='${value}'\n`)
      writeFileSync(here('/etc/website.env'), lines.join(''), { mode: 0o600 })
    },
    server() {
      if (!server) throw new Error('The service was not started.')
      return server
    },
    async stop() {
      await server?.end('SIGTERM')
    },
  }
}

/** Runs a command and returns stdout and stderr combined, as in a terminal. */
function runShell(command: string, cwd: string, settings: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', `${command} 2>&1`], { cwd, env: { ...process.env, ...settings } })
    let printed = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.on('close', (code) => {
      if (code === 0) resolve(printed)
      else reject(new Error(`$ ${command}\n${printed}`))
    })
  })
}
