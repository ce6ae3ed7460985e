import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

export interface CommandOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>
  /** Hides the output, or all but warnings, and prints it if the command fails. */
  quiet?: boolean | 'but warnings'
}

/** A log has no use for colors, which some programs print regardless. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }

const running = new Set<ChildProcess>()

/**
 * Forwards signals that end this process to its child processes, which would otherwise continue.
 * @param exitCode exit code if a signal is the normal way to stop; by default it reflects the signal
 */
export function forwardSignals(exitCode?: number): void {
  process.once('exit', () => {
    for (const child of running) child.kill()
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(exitCode ?? 128 + constants.signals[signal]))
}

/**
 * Runs a program in the repository root without standard input. Programs in `node_modules/.bin` are found by name, as
 * in npm scripts.
 * @returns whether it exits with 0; never rejects
 */
export function runCommand(program: string, args: string[], options: CommandOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(program, args, {
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet === true ? 'pipe' : 'inherit'],
      env: { ...process.env, ...PLAIN, PATH: `node_modules/.bin:${process.env.PATH}`, ...options.env },
    })
    running.add(child)
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => {
      running.delete(child)
      if (code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/** Runs one of our scripts, such as `scripts/build.ts`, in a separate process. */
export function runScript(
  file: string,
  { args = [], ...options }: CommandOptions & { args?: string[] } = {},
): Promise<boolean> {
  return runCommand(process.execPath, ['--import', 'tsx', file, ...args], options)
}
