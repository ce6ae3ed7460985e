import { spawn } from 'node:child_process'
import { freePort } from './freePort.ts'

export interface RunningScript {
  url: string
  close: () => Promise<void>
}

const START_TIMEOUT_MS = 90_000

/**
 * Starts a development server of this project on a free port.
 * @param file such as `scripts/dev.ts`
 * @param announcement what it prints before its address once it is ready
 */
export async function startScript(
  file: string,
  announcement: string,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<RunningScript> {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    env: { ...process.env, CI: 'true', PORT: port, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      child.kill()
      reject(new Error(`${file} did not start:\n${log}`))
    }
    const timer = setTimeout(fail, START_TIMEOUT_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        log += String(chunk)
        const [, found] = log.split(announcement)[1]?.match(/^\s*(\S+)\s/) ?? []
        if (!found) return
        clearTimeout(timer)
        resolve(found)
      })
    child.once('exit', fail)
  })
  return {
    url,
    async close() {
      child.kill()
      await ended
    },
  }
}
