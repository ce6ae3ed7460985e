import path from 'node:path'
import { contentDir } from '#content/collections/contentDir.ts'

/**
 * The content folder as the repository knows it, such as "content".
 * @throws Error when it lies outside, where the editor cannot reach it
 */
export function editedFolder(): string {
  const folder = path.relative('.', contentDir()).split(path.sep).join('/')
  if (folder === '' || folder.startsWith('..') || path.isAbsolute(folder))
    throw new Error(
      `The editor works inside ${path.resolve('.')}, and CONTENT_DIR is ${path.resolve(contentDir())}`,
    )
  return folder
}
