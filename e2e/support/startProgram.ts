import { spawn } from 'node:child_process'

export interface RunningProgram {
  url: string
  /** Ends it, by default as a user would. */
  close: (signal?: NodeJS.Signals) => Promise<void>
}

/** Less than tests and fixtures may take, so that the log is shown. */
const START_TIMEOUT_MS = 240_000

/**
 * Starts a server of this project on a free port.
 * @param args of Node: a file, such as `dist/server/index.js`, and what it is called with
 * @param announcement what it prints before its address once it is ready
 * @param env its settings; `PORT` for a certain port, by default one that is free
 */
export async function startProgram(
  args: readonly string[],
  announcement: string,
  env: Record<string, string> = {},
): Promise<RunningProgram> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let log = ''
  const url = await new Promise<string>((resolve, reject) => {
    const fail = () => {
      child.kill()
      reject(new Error(`${args.join(' ')} did not start:\n${log}`))
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
    async close(signal) {
      child.kill(signal)
      await ended
    },
  }
}
