import { join } from 'node:path'
import { PICTURE_FOLDERS } from '#content/collections/findPicture.ts'
import { PHOTOS_FILE, photos } from '#content/photos.ts'
import { encodeOverrides } from '../photos/encodeOverrides.ts'
import { drawings } from './drawings.ts'
import { removeOthers, writeIfChanged } from './outputFiles.ts'

interface ArtOptions {
  /** Folder with `modules/` and `articles/`; by default the shipped content. */
  contentDir?: string
  /** Folders with the photos that replace drawings. */
  photoFolders?: readonly string[]
  /** Receives the list of these photos. */
  photosFile?: string
  /** Served as `/art/`. */
  artDir?: string
}

/**
 * Writes every drawing of the site to `<artDir>/<group>/<key>.svg`, encodes the photos beside them and those that replace some, lists these
 * for content/photos.ts, and deletes pictures that are no longer used. Unchanged files aren't written.
 */
export async function generateArt(options: ArtOptions = {}) {
  const { photoFolders = PICTURE_FOLDERS, photosFile = PHOTOS_FILE, artDir = 'public/art' } = options
  const drawn = drawings(options.contentDir)
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
