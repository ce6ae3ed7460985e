import { spawn } from 'node:child_process'
import { freePort } from './freePort.ts'

const START_TIMEOUT_MS = 60_000

/** Starts `npm run edit` on a free port. */
export async function startEditor(): Promise<{ url: string; close: () => void }> {
  const port = await freePort()
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/edit.ts'], {
    env: { ...process.env, CI: 'true', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  const started = new Promise<string>((resolve, reject) => {
    const fail = () => reject(new Error(`The editor did not start:\n${log}`))
    const timer = setTimeout(fail, START_TIMEOUT_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log += String(chunk)
        const url = /The editor is at (\S+)/.exec(log)?.[1]
        if (!url) return
        clearTimeout(timer)
        resolve(url)
      })
    child.once('exit', fail)
  })
  return { url: await started, close: () => child.kill() }
}
