import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

export interface CommandOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>
  /** Keep the output, or only what is no warning, back and print it when the command fails. */
  quiet?: boolean | 'but warnings'
}

const running = new Set<ChildProcess>()

/**
 * Lets a signal that ends this process end the programs that it runs as well; without this they go on alone.
 * @param exitCode where a signal is the usual end; otherwise it tells of the signal
 */
export function endTogether(exitCode?: number): void {
  process.once('exit', () => {
    for (const child of running) child.kill()
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(exitCode ?? 128 + constants.signals[signal]))
}

/**
 * Runs a program in the repository's root without standard input.
 * Programs of `node_modules/.bin` are found by their name, as in an npm script.
 * Resolves to true when it exits with 0; never rejects.
 */
export function runCommand(program: string, args: string[], options: CommandOptions = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const output: Buffer[] = []
    const child = spawn(program, args, {
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet === true ? 'pipe' : 'inherit'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...options.env },
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

/** Runs one of our scripts, such as `scripts/checkBuild.ts`, in a process of its own. */
export function runScript(file: string, options: CommandOptions = {}): Promise<boolean> {
  return runCommand(process.execPath, ['--import', 'tsx', file], options)
}
