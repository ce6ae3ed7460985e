import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { coverKey } from './pictures.ts'

/** Extensions of files that the image build can convert. */
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** A file in the folder of an article. */
export interface PictureFile {
  /** Name of the folder, which should be the id of an article. */
  id: string
  name: string
  path: string
}

/**
 * The files in the article folders, `articles/<id>/photo.jpg`, sorted by name, except for Markdown, hidden and system files.
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

/** Whether the image build can convert a file, by its extension. */
export const isPicture = ({ name }: { name: string }) =>
  PICTURE_EXTENSIONS.includes(extname(name).toLowerCase())

export const isCover = ({ name }: PictureFile) => name.slice(0, -extname(name).length) === 'cover'

/** The key of a picture's converted files. */
export const pictureKey = (file: PictureFile) =>
  isCover(file) ? coverKey(file.id) : `${file.id}/${file.name}`
