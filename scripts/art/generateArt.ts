import { join } from 'node:path'
import { encodeOverrides } from '../photos/encodeOverrides.ts'
import { drawings } from './drawings.ts'
import { removeOthers, writeIfChanged } from './outputFiles.ts'
import { SOURCE_FOLDER } from './sourceArt.ts'

interface ArtOptions {
  /** Folder with `modules/` and `articles/`; by default the shipped content. */
  contentDir?: string
  /** Folder with the photos that replace drawings, and with `overrides.json`. */
  photosDir?: string
  /** Served as `/art/`. */
  artDir?: string
}

/**
 * Writes every drawing of the site to `<artDir>/<group>/<key>.svg`, encodes the photos beside them and those that replace some, lists these
 * in `<photosDir>/overrides.json`, and deletes pictures that are no longer used. Unchanged files aren't written.
 */
export async function generateArt(options: ArtOptions = {}) {
  const { contentDir, photosDir = 'content/images', artDir = 'public/art' } = options
  const drawn = drawings(contentDir)
  const wanted = new Set<string>()
  for (const [name, draw] of drawn) {
    wanted.add(`${name}.svg`)
    writeIfChanged(join(artDir, `${name}.svg`), draw())
  }
  const photos = await encodeOverrides([photosDir, SOURCE_FOLDER], artDir, new Set(drawn.keys()))
  for (const file of photos.files) wanted.add(file)
  writeIfChanged(join(photosDir, 'overrides.json'), `${JSON.stringify(photos.overrides, null, 2)}\n`)
  removeOthers(artDir, wanted)
}
