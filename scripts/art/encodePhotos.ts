import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Image, ImageGroup } from '#content/images.ts'
import { encodePhoto } from './encodePhoto.ts'

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i

interface EncodedPhotos {
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
      const target = { folder: artDir, address: '/art/' }
      const { image, files } = await encodePhoto(readFileSync(join(folder, file)), name, target)
      result.overrides[name] = image
      result.files.push(...files)
    }
  }
  return result
}
