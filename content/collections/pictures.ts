import { readFileSync, statSync } from 'node:fs'
import { articleImage, type Image } from '../images.ts'
import type { ArticleBlock, ShownBlock } from '../schema/article.ts'
import { showsUnpublished } from './publication.ts'

/**
 * Written by scripts/generatePictures.ts: the files that were made of each picture, by `<article>/<file>`. The dev server has one
 * of its own, because it shows pictures of drafts as well.
 */
export const picturesFile = () =>
  showsUnpublished() ? '.generated/dev/pictures.json' : '.generated/pictures.json'

/** What stands for `cover.jpg` or another ending. */
export const coverKey = (id: string) => `${id}/cover`

export type Pictures = Record<string, Omit<Image, 'alt'>>

/** The picture of an article's card and of the top of its page: the photo that lies in its folder, or the one drawn for it. */
export function coverImage(id: string): Image {
  const photo = readPictures()[coverKey(id)]
  return photo ? { ...photo, alt: '' } : articleImage(id)
}

/**
 * The blocks of an article with the files of their pictures.
 * @throws Error when a picture is newer than the files
 */
export const showPictures = (id: string, blocks: readonly ArticleBlock[]): ShownBlock[] =>
  blocks.map((block) => {
    if (block.kind !== 'picture') return block
    const { file, alt, caption } = block
    const found = readPictures()[`${id}/${file}`]
    if (!found)
      throw new Error(`content/articles/${id}/${file} is new and has no sizes yet: run npm run generate`)
    return { kind: 'picture', image: { ...found, alt }, ...(caption && { caption }) }
  })

let known: { changed: number; pictures: Pictures } | undefined

/** Read once, and again when the file has changed: while one develops, pictures are added. */
function readPictures(): Pictures {
  const file = picturesFile()
  const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (known?.changed !== changed) {
    const pictures: Pictures = changed ? JSON.parse(readFileSync(file, 'utf8')) : {}
    known = { changed, pictures }
  }
  return known.pictures
}
