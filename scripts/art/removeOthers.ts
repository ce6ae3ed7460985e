import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

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
