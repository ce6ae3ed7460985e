import { readFileSync } from 'node:fs'
import type { Image } from '#content/images.ts'
import { encodePhoto } from './encodePhoto.ts'
import { listPhotos } from './listPhotos.ts'
import { photoProblem } from './photoProblem.ts'

/**
 * Encodes the photos in `<folder>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths. File names contain a
 * hash of the photo, so unchanged photos aren't encoded again. Skipped are a photo without a place, such as that of a module
 * that isn't public, one that can't be used while there is a drawing, and one that can't be read.
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
  for (const { group, key, path, use, mayBeNew } of listPhotos(folders)) {
    const name = `${group}/${key}`
    if (overrides[name] || !(drawn.has(name) || mayBeNew)) continue
    if (drawn.has(name) && (await photoProblem(path, use))) continue
    const target = { folder: artDir, address: '/art/' }
    const encoded = await encodePhoto(readFileSync(path), name, target).catch(() => undefined)
    if (!encoded) continue
    overrides[name] = encoded.image
    files.push(...encoded.files)
  }
  return { overrides, files }
}
