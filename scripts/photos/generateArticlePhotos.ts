import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import {
  isPicture,
  isShown,
  listPictureFiles,
  type Pictures,
  pictureKey,
  picturesFile,
} from '#content/collections/pictures.ts'
import { removeOthers, writeIfChanged } from '../art/outputFiles.ts'
import { encodePhoto } from './encodePhoto.ts'

/**
 * Prepares the photos of published articles for the web, writes the list of files to `listFile`, and deletes those of
 * removed photos. Unchanged photos aren't encoded again.
 * @param imageDir served as `/images/`
 */
export async function generateArticlePhotos(imageDir: string, listFile = picturesFile()): Promise<void> {
  const target = { folder: imageDir, address: '/images/' }
  const pictures: Pictures = {}
  const wanted = new Set<string>()
  const texts = new Map(articles.list().map(({ id, blocks }) => [id, blocks]))
  for (const file of listPictureFiles(contentDir()).filter(
    (one) => isPicture(one) && isShown(one, texts.get(one.id)),
  )) {
    const name = `articles/${file.id}/${plainName(file.name)}`
    const { image, files } = await encodePhoto(readFileSync(file.path), name, target)
    pictures[pictureKey(file)] = image
    for (const one of files) wanted.add(one)
  }
  writeIfChanged(listFile, `${JSON.stringify(pictures, null, 2)}\n`)
  removeOthers(imageDir, wanted)
}

/** Turns "Site Visit.JPG" into "site-visit", which needs no escaping in URLs. */
const plainName = (name: string) =>
  name
    .slice(0, -extname(name).length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'picture'
