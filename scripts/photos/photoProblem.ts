import { statSync } from 'node:fs'

/** A limit for the size of repository and build. A photo 4,000 pixels wide has about 5 MB. */
const MAX_MEGABYTES = 10
const MAX_PIXELS = 12_000
/** Minimum width in pixels to be sharp on all screens: a cover is as wide as the page. */
const MIN_WIDTH = { 'a cover': 1200, 'the picture of a module': 1200, 'a picture in a text': 640 }

/**
 * The reason why a photo can't be used, and what to do, or undefined when it can. Reads only its first bytes.
 * @param use what it is, if the site needs a certain width of it
 */
export async function photoProblem(path: string, use?: keyof typeof MIN_WIDTH): Promise<string | undefined> {
  const megabytes = statSync(path).size / 1_000_000
  if (megabytes > MAX_MEGABYTES)
    return `has ${megabytes.toFixed(1)} MB, at most ${MAX_MEGABYTES} are possible: save it smaller, 2400 pixels are wide enough`
  const { default: sharp } = await import('sharp')
  const size = await sharp(path)
    .metadata()
    .then(({ autoOrient }) => autoOrient)
    .catch(() => undefined)
  if (!size) return 'cannot be read as a picture: open it in an image program and save it again'
  const { width, height } = size
  if (Math.max(width, height) > MAX_PIXELS)
    return `is ${width} x ${height} pixels, at most ${MAX_PIXELS} either way are possible: 2400 pixels are wide enough`
  if (!use || width >= MIN_WIDTH[use]) return undefined
  return `is ${width} pixels wide, ${use} needs ${MIN_WIDTH[use]} or more: take the original, do not enlarge it`
}
