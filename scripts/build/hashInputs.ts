import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { listFiles } from './listFiles.ts'

/**
 * Hashes the names and contents of files.
 * @param inputs files or folders; a missing one is part of the hash, so that adding it changes the hash
 * @param settings other values that the result depends on, such as environment variables
 */
export function hashInputs(inputs: string[], settings: Record<string, string | undefined> = {}): string {
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const file of inputs.flatMap(filesOf).filter(matters)) {
    const content = readFileSync(file)
    hash.update(`\0${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const filesOf = (input: string) =>
  existsSync(input) && statSync(input).isFile() ? [input] : listFiles(input)

/** Tests don't affect the build. */
const matters = (file: string) => !/\.test\.tsx?$/.test(file)
