import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IMAGE_SIZES, type Image } from '#content/images.ts'
import { encodePhoto } from './encodePhoto.ts'

const PHOTO = /\.(?:jpe?g|png|webp|avif)$/i

/** Groups in which a photo may be a picture of its own; in the others it takes the place of a drawing. */
const FREE = /^(?:scenes|sections)\//

/**
 * Encodes the photos in `<folder>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths. File names contain a
 * hash of the photo, so unchanged photos aren't encoded again. A photo without a place, such as that of a module that isn't
 * public, is skipped.
 * @param folders those with photos, the first of which wins
 * @param drawn names of the drawings that photos may replace
 * @returns the photos by name, and all their files relative to the art folder
 */
export async function encodeOverrides(
  folders: readonly string[],
  artDir: string,
  drawn: ReadonlySet<string>,
) {
  const overrides: Record<string, Omit<Image, 'alt'>> = {}
  const files: string[] = []
  const photos = folders.flatMap((folder) =>
    Object.keys(IMAGE_SIZES)
      .sort()
      .flatMap((group) => photosIn(folder, group).map((photo) => [folder, photo] as const)),
  )
  for (const [folder, photo] of photos) {
    const name = photo.replace(PHOTO, '')
    if (overrides[name] || !(drawn.has(name) || FREE.test(name))) continue
    const bytes = readFileSync(join(folder, photo))
    const encoded = await encodePhoto(bytes, name, { folder: artDir, address: '/art/' })
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
