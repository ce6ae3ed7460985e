import path from 'node:path'
import { contentDir } from '#content/collections/contentFiles.ts'

/**
 * The content folder relative to the repository, such as "content".
 * @throws Error if it is outside, where the editor can't reach it
 */
export function editedFolder(): string {
  const folder = path.relative('.', contentDir()).split(path.sep).join('/')
  if (folder === '' || folder.startsWith('..') || path.isAbsolute(folder))
    throw new Error(
      `The editor works inside ${path.resolve('.')}, and CONTENT_DIR is ${path.resolve(contentDir())}`,
    )
  return folder
}
