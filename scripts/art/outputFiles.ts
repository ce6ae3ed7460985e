import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

/**
 * Deletes the files of a folder that are no longer wanted.
 * @param wanted paths relative to the folder, with slashes
 */
export function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.has(relative(folder, file).replaceAll(sep, '/'))) rmSync(file)
  }
}

/** Writes a file unless its content is the same, so that watchers and caches aren't triggered. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
