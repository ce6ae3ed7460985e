import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Image, PHOTOS_FILE, PICTURE_FOLDERS, photos } from '#content/images.ts'
import { encodePhoto } from '../photos/encodePhoto.ts'
import { listPhotos } from '../photos/listPhotos.ts'
import { photoProblem } from '../photos/photoProblem.ts'
import { drawings } from './drawings.ts'
import { removeOthers, writeIfChanged } from './outputFiles.ts'

/**
 * Writes every drawing of the site to `<artDir>/<group>/<key>.svg`, encodes the photos beside them and those that replace some, lists these
 * for content/images.ts, and deletes pictures that are no longer used. Unchanged files aren't written.
 * @param artDir served as `/art/`
 * @param photoFolders folders with the photos that replace drawings
 * @param photosFile receives the list of these photos
 */
export async function generateArt(artDir: string, photoFolders = PICTURE_FOLDERS, photosFile = PHOTOS_FILE) {
  const drawn = drawings()
  const wanted = new Set<string>()
  for (const [name, draw] of drawn) {
    wanted.add(`${name}.svg`)
    writeIfChanged(join(artDir, `${name}.svg`), draw())
  }
  const { overrides, files } = await encodeOverrides(photoFolders, artDir, new Set(drawn.keys()))
  for (const file of files) wanted.add(file)
  writeIfChanged(photosFile, `${JSON.stringify(overrides, null, 2)}\n`)
  // Later steps in this process have the former list.
  if (photosFile === PHOTOS_FILE) {
    for (const name of Object.keys(photos)) delete photos[name]
    Object.assign(photos, overrides)
  }
  removeOthers(artDir, wanted)
}

/**
 * Encodes the photos in `<folder>/<group>/<key>.<jpg|png|webp|avif>` as AVIF and WebP in several widths. File names contain a
 * hash of the photo, so unchanged photos aren't encoded again. Skipped are a photo without a place, such as that of a module
 * that isn't public, one that can't be used while there is a drawing, and one that can't be read.
 * @param folders those with photos, the first of which wins
 * @param drawn names of the drawings that photos may replace
 * @returns the photos by name, and all their files relative to the art folder
 */
async function encodeOverrides(folders: readonly string[], artDir: string, drawn: ReadonlySet<string>) {
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
