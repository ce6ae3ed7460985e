import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ContentError } from './ContentError.ts'
import { shownPath } from './shownPath.ts'

/**
 * The Markdown files of a folder and those below it, by name.
 * @throws ContentError when the folder around it does not exist; a missing folder holds no files.
 */
export function markdownFiles(folder: string): string[] {
  const root = resolve(folder)
  if (!existsSync(join(root, '..')))
    throw new ContentError([{ file: shownPath(join(root, '..')), message: 'there is no such folder.' }])
  if (!existsSync(root)) return []
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.md$/i.test(name))
    .sort()
    .map((name) => join(root, name))
}
