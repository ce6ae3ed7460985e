import { spawn } from 'node:child_process'

export interface CommandOptions {
  /** Added to the environment of this process. */
  env?: Record<string, string>
  /** Keep the output back and print it only when the command fails. */
  quiet?: boolean
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
      stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...options.env },
    })
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}

/** Runs one of our scripts, such as `scripts/checkBuild.ts`, in a process of its own. */
export function runScript(file: string, options: CommandOptions = {}): Promise<boolean> {
  return runCommand(process.execPath, ['--import', 'tsx', file], options)
}
