import { spawn } from 'node:child_process'
import type { PerformedStage } from './performStage.ts'

export interface RunningProgram {
  /** Its output so far. */
  output: () => string
  /** Resolves to the exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  kill: (signal: NodeJS.Signals) => void
  /**
   * Waits until it has printed a text.
   * @throws if it ends before that
   */
  printed: (text: string) => Promise<void>
}

/**
 * Starts a program as a container of a stage would, with its folder, environment and user.
 * @param env additional settings
 */
export function runInStage(
  { at, workdir, env: own, user }: PerformedStage,
  [program = '', ...words]: string[],
  env: Record<string, string> = {},
): RunningProgram {
  const options = { cwd: at(workdir), env: { ...own, ...env }, ...user }
  const child = spawn(program, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const readers = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
      for (const read of readers) read()
    })
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.on('close', (code, signal) => resolve(signal ?? code ?? 1))
    child.on('error', () => resolve(1))
  })
  return {
    output: () => output,
    ended,
    kill: (signal) => child.kill(signal),
    printed(text) {
      const found = new Promise<void>((resolve) => {
        const read = () => output.includes(text) && resolve()
        readers.add(read)
        read()
      })
      const failed = ended.then((code) => {
        if (!output.includes(text))
          throw new Error(`It ended (${code}) before it printed "${text}":\n${output}`)
      })
      return Promise.race([found, failed])
    },
  }
}
