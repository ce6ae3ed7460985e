import { existsSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { readPhotos } from '../images.ts'
import type { ArticleBlock, ShownBlock } from '../schema/article.ts'
import { articles } from './articles.ts'
import { namesIn } from './contentFiles.ts'
import { showsUnpublished } from './publication.ts'
import { formerNames } from './readEntry.ts'

/**
 * Resolves the pictures in an article's blocks to their converted files. A preview shows the text meanwhile, and reloads when
 * they are there.
 * @throws Error when a picture of a build hasn't been converted yet
 */
export const showPictures = (id: string, blocks: readonly ArticleBlock[]): ShownBlock[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'picture') return block
    const { file, alt, caption } = block
    const found = readPhotos()[`articles/${id}/${file}`]
    if (!found && showsUnpublished()) return []
    if (!found)
      throw new Error(
        `content/articles/${id}/${file} is new and has no sizes yet: npm run build and npm run dev read them`,
      )
    return { kind: 'picture', image: { ...found, alt }, ...(caption && { caption }) }
  })

/** Extensions of files that the image build can convert. */
const PICTURE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.avif']

/** What to do with any other file, such as a photo of an iPhone. */
export const NOT_A_PICTURE = `this isn’t a picture for the web. Save it as ${PICTURE_EXTENSIONS.join(', ')}.`

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
    namesIn(join(root, folder)).map((name) => ({
      id: owners.get(folder) ?? folder,
      name,
      path: join(root, folder, name),
    })),
  )
}

/** Whether the image build can convert a file, by its extension. */
export const isPicture = ({ name }: { name: string }) =>
  PICTURE_EXTENSIONS.includes(extname(name).toLowerCase())

export const isCover = ({ name }: PictureFile) => name.slice(0, -extname(name).length) === 'cover'

/** Whether an article shows a picture: its cover, or one in its text. */
export const isShown = (file: PictureFile, blocks?: readonly ArticleBlock[]) =>
  blocks && (isCover(file) || blocks.some((block) => block.kind === 'picture' && block.file === file.name))

/** The name of a picture in the list of photos: a cover takes the place of the drawing of its article. */
export const pictureName = (file: PictureFile) =>
  isCover(file) ? `articles/${file.id}` : `articles/${file.id}/${file.name}`
