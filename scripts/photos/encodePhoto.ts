import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Photos } from '#content/images.ts'

const WIDTHS = [480, 800, 1200, 1600]
/** Best format first; browsers use the first one they support. */
const QUALITIES = { avif: 55, webp: 76 } as const
const FALLBACK_WIDTH = 1200
const FALLBACK_QUALITY = 80

export interface EncodedPhoto {
  image: Photos[string]
  /** All files of the photo, relative to the folder. */
  files: string[]
}

/**
 * Encodes a photo as AVIF and WebP in several widths up to its own, and once in a format that all browsers and share images
 * support. File names contain a hash of the photo and the settings, so existing files aren't encoded again.
 * @param name beginning of the file names
 * @param folder served as `/images/`
 */
export async function encodePhoto(bytes: Buffer, name: string, folder: string): Promise<EncodedPhoto> {
  const { default: sharp } = await import('sharp')
  const settings = JSON.stringify([QUALITIES, FALLBACK_QUALITY])
  const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 8)
  // A photo that breaks off is shown as far as it goes, where an editor sees it.
  const open = () => sharp(bytes, { failOn: 'none' })
  const { autoOrient, hasAlpha } = await open().metadata()
  const widths = WIDTHS.filter((width) => width < autoOrient.width)
  if (widths.length < WIDTHS.length) widths.push(autoOrient.width)
  mkdirSync(dirname(join(folder, name)), { recursive: true })

  const files: string[] = []
  const write = async (width: number, format: 'avif' | 'webp' | 'jpeg' | 'png', quality: number) => {
    const file = `${name}.${hash}-${width}.${format === 'jpeg' ? 'jpg' : format}`
    const path = join(folder, file)
    files.push(file)
    if (!existsSync(path)) {
      // Renamed when complete, so that an interrupted process doesn't leave a partial file under this name.
      await open().autoOrient().resize({ width }).toFormat(format, { quality }).toFile(`${path}.part`)
      renameSync(`${path}.part`, path)
    }
    return `/images/${file}`
  }
  const sources: { type: string; srcSet: string }[] = []
  for (const format of ['avif', 'webp'] as const) {
    const entries: string[] = []
    for (const width of widths) entries.push(`${await write(width, format, QUALITIES[format])} ${width}w`)
    sources.push({ type: `image/${format}`, srcSet: entries.join(', ') })
  }
  const fallback = widths.find((width) => width >= FALLBACK_WIDTH) ?? autoOrient.width
  const src = await write(fallback, hasAlpha ? 'png' : 'jpeg', FALLBACK_QUALITY)
  return { image: { src, width: autoOrient.width, height: autoOrient.height, sources }, files }
}
