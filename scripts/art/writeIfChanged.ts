import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file unless its content is the same, so that watchers and caches aren't triggered. @returns whether it wrote */
export function writeIfChanged(file: string, content: string | Buffer) {
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return false
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  return true
}
