import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, relative, sep } from 'node:path'
import { listFiles } from '../build/listFiles.ts'

/**
 * Deletes the files of a folder that are no longer wanted.
 * @param wanted paths relative to the folder, with slashes
 */
export function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  for (const file of listFiles(folder))
    if (!wanted.has(relative(folder, file).replaceAll(sep, '/'))) rmSync(file)
}

/** Writes a file unless its content is the same, so that watchers and caches aren't triggered. */
export function writeIfChanged(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
