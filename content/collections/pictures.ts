import { readFileSync, statSync } from 'node:fs'
import { articleImage, type Image } from '../images.ts'
import type { ArticleBlock, ShownBlock } from '../schema/article.ts'
import { showsUnpublished } from './publication.ts'

/**
 * The index of converted pictures by `<article>/<file>`, written by scripts/photos/generateArticlePhotos.ts. The dev server has its own
 * because it also shows the pictures of drafts.
 */
export const picturesFile = () =>
  showsUnpublished() ? '.generated/dev/pictures.json' : '.generated/pictures.json'

/** The key of an article's cover, whatever its extension. */
export const coverKey = (id: string) => `${id}/cover`

export type Pictures = Record<string, Omit<Image, 'alt'>>

/** The picture on an article's card and in the head of its page: the cover photo in its folder, or the drawn picture. */
export function coverImage(id: string): Image {
  const photo = readPictures()[coverKey(id)]
  return photo ? { ...photo, alt: '' } : articleImage(id)
}

/**
 * Resolves the pictures in an article's blocks to their converted files. A preview shows the text meanwhile, and reloads when
 * they are there.
 * @throws Error when a picture of a build hasn't been converted yet
 */
export const showPictures = (id: string, blocks: readonly ArticleBlock[]): ShownBlock[] =>
  blocks.flatMap((block) => {
    if (block.kind !== 'picture') return block
    const { file, alt, caption } = block
    const found = readPictures()[`${id}/${file}`]
    if (!found && showsUnpublished()) return []
    if (!found)
      throw new Error(
        `content/articles/${id}/${file} is new and has no sizes yet: npm run build and npm run dev read them`,
      )
    return { kind: 'picture', image: { ...found, alt }, ...(caption && { caption }) }
  })

let cache: { modified: number; pictures: Pictures } | undefined

/** Reads the index, and again when the file has changed, since pictures are added while the dev server runs. */
function readPictures(): Pictures {
  const file = picturesFile()
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (cache?.modified !== modified) {
    const pictures: Pictures = modified ? JSON.parse(readFileSync(file, 'utf8')) : {}
    cache = { modified, pictures }
  }
  return cache.pictures
}
