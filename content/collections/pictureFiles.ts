import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { coverKey } from './pictures.ts'

/** Endings of files that can be made into pictures for the web. */
export const PICTURE_ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** One file in the folder of an article. */
export interface PictureFile {
  /** The article whose name the folder has; there may be none. */
  id: string
  name: string
  path: string
}

/**
 * The files in the folders beside the articles, `articles/<id>/photo.jpg`, by name. Texts and the hidden files of operating
 * systems are left out.
 */
export function listPictureFiles(contentDir: string): PictureFile[] {
  const root = join(contentDir, 'articles')
  if (!existsSync(root)) return []
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name: id }) =>
    readdirSync(join(root, id), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|\.md$|^thumbs\.db$/i.test(entry.name))
      .map(({ name }) => ({ id, name, path: join(root, id, name) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  )
}

/** Whether a file has an ending that can be made into a picture for the web. */
export const isPicture = ({ name }: { name: string }) => PICTURE_ENDINGS.includes(extname(name).toLowerCase())

export const isCover = ({ name }: PictureFile) => name.slice(0, -extname(name).length) === 'cover'

/** What the files made of a picture are found by. */
export const pictureKey = (file: PictureFile) =>
  isCover(file) ? coverKey(file.id) : `${file.id}/${file.name}`
