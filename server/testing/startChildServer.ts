import { spawn } from 'node:child_process'
import { inject, onTestFinished } from 'vitest'
import { TEST_SETTINGS } from './testSettings.ts'

export type ChildServer = Awaited<ReturnType<typeof startChildServer>>

/**
 * Starts the real server as a separate process for one test, like `npm start`, and waits until it serves.
 * @param entry the bundled server; by default the one of this run
 */
export async function startChildServer(variables: Record<string, string>, entry = inject('serverEntry')) {
  const child = spawn(process.execPath, [entry], {
    env: { ...TEST_SETTINGS, ...variables },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
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
    /** Everything it printed. */
    output: () => output,
    /** Sends a signal and waits for the process to end; resolves to the exit code or the signal that ended it. */
    end(signal: NodeJS.Signals) {
      child.kill(signal)
      return ended
    },
  }
}
