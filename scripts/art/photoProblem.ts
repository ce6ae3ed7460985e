import { statSync } from 'node:fs'

/** What a repository and a build can carry: a photo of 4000 pixels has some 5 MB. */
const MAX_MEGABYTES = 10
const MAX_PIXELS = 12_000
/** A cover fills the page, another picture the column of text; sharp on every screen from so many pixels on. */
export const MIN_WIDTH = { cover: 1200, text: 640 } as const

/**
 * Why a photo cannot be used as it is.
 * @param use what it is for
 */
export async function photoProblem(path: string, use: keyof typeof MIN_WIDTH): Promise<string | undefined> {
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
