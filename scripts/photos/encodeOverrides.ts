import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMAGE_SIZES, type Image } from '#content/images.ts'
import { encodePhoto } from './encodePhoto.ts'

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i

/**
 * Encodes the photos in `<photosDir>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths.
 * File names contain a hash of the photo, so unchanged photos aren't encoded again.
 * @param drawn names of the drawings that photos may replace
 * @param waiting names of pictures of articles and modules, also of those that aren't public yet, whose photos are skipped
 * @returns the photos by name, and all their files relative to the art folder
 * @throws when a photo has an unknown name, or two photos have the same one
 */
export async function encodeOverrides(
  photosDir: string,
  artDir: string,
  drawn: ReadonlySet<string>,
  waiting: ReadonlySet<string>,
) {
  const overrides: Record<string, Omit<Image, 'alt'>> = {}
  const files: string[] = []
  for (const photo of Object.keys(IMAGE_SIZES)
    .sort()
    .flatMap((group) => photosIn(photosDir, group))) {
    const name = photo.replace(PHOTO, '')
    const file = join(photosDir, photo)
    if (!drawn.has(name) && waiting.has(name)) continue
    if (!drawn.has(name)) throw new Error(`${file}: no picture is called "${name}"`)
    if (overrides[name]) throw new Error(`${file}: a second photo for "${name}"`)
    const encoded = await encodePhoto(readFileSync(file), name, { folder: artDir, address: '/art/' })
    overrides[name] = encoded.image
    files.push(...encoded.files)
  }
  return { overrides, files }
}

function photosIn(photosDir: string, group: string): string[] {
  const folder = join(photosDir, group)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => PHOTO.test(name)) : []
  return names.sort().map((name) => `${group}/${name}`)
}
