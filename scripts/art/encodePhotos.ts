import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Image, ImageGroup } from '#content/images.ts'
import { encodePhoto } from './encodePhoto.ts'

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i

interface EncodedPhotos {
  /** The photos to show instead of drawings, by `<group>/<key>`. */
  overrides: Record<string, Omit<Image, 'alt'>>
  /** All files of these photos, relative to the art folder. */
  files: string[]
}

/**
 * Encodes the photos in `<photosDir>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths.
 * File names contain a hash of the photo, so unchanged photos aren't encoded again.
 * @param known the keys of each group
 * @param waiting keys of articles and modules that aren't public yet, whose photos are skipped
 * @throws when a photo has an unknown key, or two photos have the same one
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
