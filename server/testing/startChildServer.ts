import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { TEST_SETTINGS } from './testSettings.ts'

export interface ChildServer {
  address: string
  process: ChildProcess
  /** Everything it printed. */
  output(): string
  /** Sends a signal and waits for the process to end; resolves to the exit code or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

const ENTRY = fileURLToPath(new URL('../index.ts', import.meta.url))

/** As in the npm script `start`. A small young generation keeps memory below 200 MB during a flood. */
const NODE_FLAGS = ['--max-semi-space-size=4']
const SOURCE_FLAGS = ['--import', 'tsx']

/**
 * Starts the real server as a separate process, like `npm start`, and waits until it serves.
 * @param entry its source or a bundle
 */
export async function startChildServer(
  variables: Record<string, string>,
  entry = ENTRY,
): Promise<ChildServer> {
  const { PATH, HOME } = process.env
  const flags = [...NODE_FLAGS, ...(entry.endsWith('.ts') ? SOURCE_FLAGS : []), entry]
  const child = spawn(process.execPath, flags, {
    env: { PATH, HOME, ...TEST_SETTINGS, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on('close', (code, signal) => resolve(signal ?? code ?? 1)),
  )
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const found = /The site is at (http:\S+)\n/.exec(output)?.[1]
      if (found && output.includes('"event":"started"')) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    ended.then(() => reject(new Error(`The server ended: ${output}`)))
  })
  return {
    address,
    process: child,
    output: () => output,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}
