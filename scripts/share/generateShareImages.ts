import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { removeOthers } from '../art/outputFiles.ts'
import { hashInputs } from '../build/hashInputs.ts'
import { inParallel } from '../run/inParallel.ts'
import { type SharePage, shareImage } from './shareImage.ts'

interface ShareOptions {
  shareDir: string
  publicDir: string
  cacheDir?: string
}

const MAX_CONCURRENT_RENDERS = 4
/** What every image is drawn by. */
const CODE = ['scripts/share', 'scripts/art', 'components/theme/fonts', 'content/brand', 'package-lock.json']

/**
 * Writes a 1200 x 630 PNG for each page. Images are cached by the hash of what they are drawn from, so unchanged pages
 * aren't drawn again.
 * @throws if a page's picture doesn't exist
 */
export async function generateShareImages(pages: readonly SharePage[], options: ShareOptions): Promise<void> {
  const { shareDir, publicDir, cacheDir = '.generated/share-cache' } = options
  for (const folder of [cacheDir, shareDir]) mkdirSync(folder, { recursive: true })
  const code = hashInputs(CODE)
  const used = new Set<string>()
  await inParallel(pages, MAX_CONCURRENT_RENDERS, async (page) => {
    const photo = page.photo && join(publicDir, page.photo)
    const picture = photo || join(publicDir, 'art', `${page.artKey}.svg`)
    const cached = `${hashInputs([picture], { code, page: JSON.stringify(page) }).slice(0, 24)}.png`
    used.add(cached)
    if (!existsSync(join(cacheDir, cached))) {
      const art = photo ? await photoArt(photo) : readFileSync(picture, 'utf8')
      // At once: a part of a file, left by a build that was stopped, would be taken for the picture.
      writeFileSync(join(cacheDir, cached), await shareImage({ ...page, art }))
    }
    copyFileSync(join(cacheDir, cached), join(shareDir, `${page.slug}.png`))
  })
  removeOthers(cacheDir, used)
}

/** Size of a photo in pixels: larger than in any share image, and small enough to be drawn quickly. */
const PHOTO_SIZE = 900

/** Converts a photo to an SVG picture, cropped to its most interesting part. */
async function photoArt(file: string): Promise<string> {
  const photo = sharp(file).resize({
    width: PHOTO_SIZE,
    height: PHOTO_SIZE,
    fit: 'cover',
    position: 'attention',
  })
  const jpeg = await photo.flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer()
  const size = `width="${PHOTO_SIZE}" height="${PHOTO_SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${PHOTO_SIZE} ${PHOTO_SIZE}"><image ${size} href="data:image/jpeg;base64,${jpeg.toString('base64')}"/></svg>`
}
