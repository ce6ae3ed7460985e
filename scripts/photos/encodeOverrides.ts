import { readFileSync } from 'node:fs'
import type { Image } from '#content/images.ts'
import { encodePhoto } from './encodePhoto.ts'
import { listPhotos } from './listPhotos.ts'
import { photoProblem } from './photoProblem.ts'

/** Groups in which a photo may be a picture of its own; in the others it takes the place of a drawing. */
const FREE = ['scenes', 'sections']

/**
 * Encodes the photos in `<folder>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths. File names contain a
 * hash of the photo, so unchanged photos aren't encoded again. Skipped are a photo without a place, such as that of a module
 * that isn't public, and one that can't be used, which findPhotoProblems names.
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
  for (const { group, key, path, use } of listPhotos(folders)) {
    const name = `${group}/${key}`
    if (overrides[name] || !(drawn.has(name) || FREE.includes(group))) continue
    if (await photoProblem(path, use)) continue
    const encoded = await encodePhoto(readFileSync(path), name, { folder: artDir, address: '/art/' })
    overrides[name] = encoded.image
    files.push(...encoded.files)
  }
  return { overrides, files }
}
