import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Image, ImageGroup } from '#content/images.ts'

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i
const WIDTHS = [480, 800, 1200, 1600]
const FORMATS = { avif: 55, webp: 76 } as const

export interface EncodedPhotos {
  /** What a page shows instead of the drawing, by `<group>/<key>`. */
  overrides: Record<string, Omit<Image, 'alt'>>
  /** Every file these need, relative to the art folder. */
  files: string[]
}

/**
 * Encodes the photos in `<photosDir>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths.
 * File names carry the hash of the photo, so that a photo that has not changed is not encoded again.
 * @param known the keys of each group; a photo for anything else is a mistake in its name.
 * @param waiting keys of articles and modules that are not public; their photos wait as well.
 * @throws when a photo has an unknown key, or two photos share one.
 */
export async function encodePhotos(
  photosDir: string,
  artDir: string,
  known: Record<ImageGroup, ReadonlySet<string>>,
  waiting: Partial<Record<ImageGroup, ReadonlySet<string>>> = {},
) {
  const result: EncodedPhotos = { overrides: {}, files: [] }
  for (const group of Object.keys(known).sort() as ImageGroup[]) {
    const folder = join(photosDir, group)
    if (!existsSync(folder)) continue
    for (const file of readdirSync(folder)
      .filter((name) => PHOTO.test(name))
      .sort()) {
      const key = basename(file, extname(file))
      const name = `${group}/${key}`
      if (!known[group].has(key) && waiting[group]?.has(key)) continue
      if (!known[group].has(key)) throw new Error(`${join(folder, file)}: no picture is called "${name}"`)
      if (result.overrides[name]) throw new Error(`${join(folder, file)}: a second photo for "${name}"`)
      const { image, files } = await encode(join(folder, file), artDir, name)
      result.overrides[name] = image
      result.files.push(...files)
    }
  }
  return result
}

async function encode(source: string, artDir: string, name: string) {
  const { default: sharp } = await import('sharp')
  const bytes = readFileSync(source)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const { autoOrient } = await sharp(bytes).metadata()
  const widths = WIDTHS.filter((width) => width < autoOrient.width)
  if (widths.length < WIDTHS.length) widths.push(autoOrient.width)
  mkdirSync(join(artDir, name, '..'), { recursive: true })

  const files: string[] = []
  const sources: { type: string; srcSet: string }[] = []
  for (const format of ['avif', 'webp'] as const) {
    const entries: string[] = []
    for (const width of widths) {
      const file = `${name}.${hash}-${width}.${format}`
      if (!existsSync(join(artDir, file)))
        await sharp(bytes)
          .autoOrient()
          .resize({ width })
          .toFormat(format, { quality: FORMATS[format] })
          .toFile(join(artDir, file))
      files.push(file)
      entries.push(`/art/${file} ${width}w`)
    }
    sources.push({ type: `image/${format}`, srcSet: entries.join(', ') })
  }
  const fallback = widths.find((width) => width >= 800) ?? widths.at(-1)
  const src = `/art/${name}.${hash}-${fallback}.webp`
  return { image: { src, width: autoOrient.width, height: autoOrient.height, sources }, files }
}
