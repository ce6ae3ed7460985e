import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir, namesIn, readText, shownPath } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { didYouMean } from '#content/collections/nearest.ts'
import {
  isCover,
  isPicture,
  isShown,
  listPictureFiles,
  NOT_A_PICTURE,
} from '#content/collections/pictures.ts'
import { IMAGE_SIZES, PICTURE_FOLDERS } from '#content/images.ts'
import { slugify } from '#content/schema/slugify.ts'
import { listPhotos } from './listPhotos.ts'
import { photoProblem } from './photoProblem.ts'

/**
 * Finds photos that are too large, too small or broken, or belong to no module or person. Those of an article are a mistake of
 * its text; without any other photo, the site shows what it would show if there were none.
 */
export async function findPhotoProblems(photoFolders = PICTURE_FOLDERS): Promise<Problem[]> {
  const dir = contentDir()
  const problems: Problem[] = []
  const texts = new Map(articles.examine().map((text) => [text.slug, text]))
  for (const picture of listPictureFiles(dir).filter(isPicture)) {
    const text = texts.get(picture.id)
    const reason =
      isShown(picture, text?.blocks) &&
      (await photoProblem(picture.path, isCover(picture) ? 'a cover' : 'a picture in a text'))
    if (!text || !reason) continue
    const message = `the picture ${relative(join(dir, 'articles'), picture.path)} ${reason}`
    problems.push({ file: shownPath(text.file), message, ...(text.isDraft && { state: 'draft' }) })
  }
  const owners = { modules: modules.examine().map(({ slug }) => slug), portraits: peopleIn(dir) }
  for (const { name, path, use, mayBeNew } of listPhotos(photoFolders)) {
    const [group, key = ''] = name.split('/')
    const reason = await photoProblem(path, use)
    const until = mayBeNew ? '' : '. Until then the drawing is shown.'
    const message = reason ? reason + until : noOwner(key, owners[group as keyof typeof owners])
    if (message) problems.push({ file: shownPath(path), message, isWarning: true })
  }
  const others = photoFolders.flatMap((folder) =>
    Object.keys(IMAGE_SIZES).flatMap((group) =>
      namesIn(join(folder, group)).map((name) => join(folder, group, name)),
    ),
  )
  // Drawings are kept apart from photos.
  for (const file of others.filter((name) => !isPicture({ name }) && !/^content\/art\/.*\.svg$/.test(name)))
    problems.push({ file: shownPath(file), message: NOT_A_PICTURE, isWarning: true })
  return problems
}

const noOwner = (key: string, names = [key]) =>
  names.includes(key)
    ? ''
    : `no module or person has this name.${didYouMean(key, names)} Give the photo the name of its own, as in find-your-why or dana-cole.`

const NAME = /^\s*(?:- )?(?:name|author): (.+)$/gm

/** Everyone whom a page or an article names, as the file of a portrait does. */
const peopleIn = (dir: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|md)$/.test(name))
    .flatMap((name) =>
      Array.from(readText(join(dir, name)).matchAll(NAME), ([, person = '']) => slugify(person)),
    )
