import { readFileSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import { isPicture, isShown, listPictureFiles, pictureName } from '#content/collections/pictures.ts'
import { type Photos, PICTURE_FOLDERS, photosFile } from '#content/images.ts'
import { slugify } from '#content/schema/slugify.ts'
import { drawings } from '../art/drawings.ts'
import { removeOthers, writeIfChanged } from '../art/outputFiles.ts'
import { encodePhoto } from './encodePhoto.ts'
import { listPhotos } from './listPhotos.ts'
import { photoProblem } from './photoProblem.ts'

/**
 * Prepares the photos of the site for the web: those of published articles, and those that take the place of drawings. Lists them
 * for content/images.ts, and deletes the files of removed ones. Unchanged photos aren't encoded again; one that can't be read is
 * skipped.
 * @param imageDir served as `/images/`
 * @param folders those with the photos in place of drawings; a photo in the first one wins
 * @param listFile receives the list
 */
export async function generatePhotos(
  imageDir: string,
  folders = PICTURE_FOLDERS,
  listFile = photosFile(),
): Promise<void> {
  const photos: Photos = {}
  const wanted = new Set<string>()
  for (const { name, path } of [...articlePhotos(), ...(await photosForDrawings(folders))]) {
    if (photos[name]) continue
    const encoded = await encodePhoto(readFileSync(path), plainName(name), imageDir).catch(() => undefined)
    if (!encoded) continue
    photos[name] = encoded.image
    for (const file of encoded.files) wanted.add(file)
  }
  writeIfChanged(listFile, `${JSON.stringify(photos, null, 2)}\n`)
  removeOthers(imageDir, wanted)
}

function articlePhotos() {
  const texts = new Map(articles.list().map(({ id, blocks }) => [id, blocks]))
  return listPictureFiles(contentDir())
    .filter((file) => isPicture(file) && isShown(file, texts.get(file.id)))
    .map((file) => ({ name: pictureName(file), path: file.path }))
}

/** Without photos that have no place, such as that of a module that isn't public, and those that can't be used while there is a drawing. */
async function photosForDrawings(folders: readonly string[]) {
  const drawn = drawings()
  const usable = []
  for (const photo of listPhotos(folders)) {
    const isUsable = drawn.has(photo.name) ? !(await photoProblem(photo.path, photo.use)) : photo.mayBeNew
    if (isUsable) usable.push(photo)
  }
  return usable
}

/** Turns "articles/a/Site Visit.JPG" into "articles/a/site-visit", which needs no escaping in URLs. */
const plainName = (name: string) => join(dirname(name), slugify(basename(name, extname(name))) || 'picture')
