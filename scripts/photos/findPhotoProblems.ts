import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir, shownPath } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { didYouMean } from '#content/collections/nearest.ts'
import { isCover, isPicture, listPictureFiles } from '#content/collections/pictures.ts'

/** A limit for the size of repository and build. A photo 4,000 pixels wide has about 5 MB. */
const MAX_MEGABYTES = 10
const MAX_PIXELS = 12_000
/** Minimum width in pixels to be sharp on all screens: a cover is as wide as the page, other pictures as the text. */
const MIN_WIDTH = { cover: 1200, text: 640 } as const

/**
 * Finds photos of articles and modules that are too large, too small or broken, or belong to no module. Reads only
 * their first bytes.
 */
export async function findPhotoProblems(
  dir = contentDir(),
  imagesDir = 'content/images',
): Promise<Problem[]> {
  const problems: Problem[] = []
  const note = (path: string, isDraft: boolean | undefined, message: string | undefined) => {
    if (message) problems.push({ file: shownPath(path), message, ...(isDraft && { state: 'draft' }) })
  }
  const areDrafts = new Map(articles.examine(dir).map(({ slug, isDraft }) => [slug, isDraft]))
  for (const file of listPictureFiles(dir).filter(isPicture))
    note(file.path, areDrafts.get(file.id), await photoProblem(file.path, isCover(file) ? 'cover' : 'text'))
  const entries = modules.examine(dir)
  const names = entries.map(({ slug }) => slug)
  for (const path of photosIn(join(imagesDir, 'modules'))) {
    const name = basename(path, extname(path))
    const module = entries.find(({ slug }) => slug === name)
    if (module) note(path, module.isDraft, await photoProblem(path, 'cover'))
    else problems.push({ file: shownPath(path), message: noModule(name, names), isWarning: true })
  }
  return problems
}

const noModule = (name: string, names: readonly string[]) =>
  `there is no module ${name}.md.${didYouMean(name, names)} Give the photo the name of its module.`

const photosIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => isPicture({ name }))
        .sort()
        .map((name) => join(folder, name))
    : []

/**
 * The reason why a photo can't be used, and what to do, or undefined when it can.
 * @param use where the photo is shown
 */
async function photoProblem(path: string, use: keyof typeof MIN_WIDTH): Promise<string | undefined> {
  const megabytes = statSync(path).size / 1_000_000
  if (megabytes > MAX_MEGABYTES)
    return `has ${megabytes.toFixed(1)} MB, at most ${MAX_MEGABYTES} are possible: save it smaller, 2400 pixels are wide enough`
  const { default: sharp } = await import('sharp')
  const size = await sharp(path)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined)
  if (!size) return 'cannot be read as a picture: open it in an image program and save it anew'
  const { width, height } = size
  if (Math.max(width, height) > MAX_PIXELS)
    return `is ${width} x ${height} pixels, at most ${MAX_PIXELS} either way are possible: 2400 pixels are wide enough`
  const minWidth = MIN_WIDTH[use]
  if (width >= minWidth) return undefined
  const what = use === 'cover' ? 'a cover' : 'a picture in a text'
  return `is ${width} pixels wide, ${what} needs ${minWidth} or more: take the original, do not enlarge it`
}
