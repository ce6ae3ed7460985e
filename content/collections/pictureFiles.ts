import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { articles } from './articles.ts'
import { coverKey } from './pictures.ts'
import { formerNames } from './readEntry.ts'

/** Extensions of files that the image build can convert. */
export const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** A file in the folder of an article. */
export interface PictureFile {
  /** The article: the folder has its name, or one that it had before. */
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
  const entries = articles.examine(contentDir)
  const owners = new Map([
    ...entries.flatMap(({ slug, known }) => formerNames(known).map((name) => [name, slug] as const)),
    ...entries.map(({ slug }) => [slug, slug] as const),
  ])
  return folders.flatMap(({ name: folder }) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !/^\.|\.md$|^thumbs\.db$/i.test(entry.name))
      .map(({ name }) => ({ id: owners.get(folder) ?? folder, name, path: join(root, folder, name) }))
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
