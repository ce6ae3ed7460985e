import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { ContentError } from './ContentError.ts'

/** The folder with `modules/` and `articles/`: `CONTENT_DIR`, or the shipped content. */
export const contentDir = () => process.env.CONTENT_DIR || './content'

/** A path relative to the project folder, with forward slashes; an absolute path for a file outside of it. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), path)
  return (short.startsWith('..') ? path : short).split(sep).join('/')
}

/** The sorted names of the files in a folder, but for Markdown, hidden and system files; none if there is no such folder. */
export const namesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && !/^\.|\.md$|^thumbs\.db$/i.test(entry.name))
    .map(({ name }) => name)
    .sort()

/** The text of a file, without a byte order mark, and with the same line breaks whatever wrote it. */
export const readText = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')

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

/** The path of a file such as "pages/home.yaml". A content folder may leave out those of the shipped content. */
export function contentFile(name: string): string {
  const own = join(contentDir(), name)
  return existsSync(own) ? own : join('content', name)
}
