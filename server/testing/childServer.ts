import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface ChildServer {
  address: string
  process: ChildProcess
  /** Everything it printed. */
  output(): string
  /** Sends a signal and waits for the end; resolves to the exit code, or the signal that ended it. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals>
}

const ENTRY = fileURLToPath(new URL('../index.ts', import.meta.url))

/** As in the script `start`. A small young generation keeps the memory under a flood below 200 MB. */
const NODE_FLAGS = ['--max-semi-space-size=4']
const SOURCE_FLAGS = ['--import', 'tsx']

/**
 * Starts the real server as a process of its own, the way `npm start` does, and waits until it serves.
 * @param entry its source, or a built one
 * @param through A program that starts it, such as one that takes file descriptors away, with its words.
 */
export async function startChildServer(
  variables: Record<string, string>,
  entry = ENTRY,
  through: string[] = [],
): Promise<ChildServer> {
  const { PATH, HOME } = process.env
  const flags = [...NODE_FLAGS, ...(entry.endsWith('.ts') ? SOURCE_FLAGS : []), entry]
  const [program = '', ...words] = [...through, process.execPath, ...flags]
  const child = spawn(program, words, {
    env: { PATH, HOME, PORT: '0', HOST: '127.0.0.1', ...variables },
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
