import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ContentError } from './ContentError.ts'
import { shownPath } from './shownPath.ts'

/**
 * The paths of the Markdown files in a folder and its subfolders, sorted; none when the folder doesn't exist.
 * @throws ContentError when the parent folder doesn't exist
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
