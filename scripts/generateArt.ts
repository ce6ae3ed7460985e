import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import { modules } from '#content/collections/modules.ts'
import type { ImageGroup } from '#content/images.ts'
import { type Drawings, drawAll } from './art/drawAll.ts'
import { encodePhotos } from './art/encodePhotos.ts'
import { writeIfChanged } from './art/writeIfChanged.ts'

export interface ArtOptions {
  /** Folder with `modules/` and `articles/`; by default the shipped content. */
  contentDir?: string
  /** Folder with the photos that replace drawings, and with `overrides.json`. */
  photosDir?: string
  /** Served as `/art/`. */
  artDir?: string
}

/**
 * Draws every picture of the site to `<artDir>/<group>/<key>.svg`, encodes the photos that replace some of them, lists these
 * in `<photosDir>/overrides.json`, and deletes pictures that are no longer used. Unchanged files aren't written.
 * @throws when a photo doesn't have the name of a picture
 */
export async function generateArt(options: ArtOptions = {}) {
  const { photosDir = 'content/images', artDir = 'public/art' } = options
  const drawings = drawAll(options.contentDir)
  const wanted = new Set<string>()
  let written = 0
  for (const [group, pictures] of Object.entries(drawings))
    for (const [key, draw] of pictures) {
      const file = `${group}/${key}.svg`
      wanted.add(file)
      if (writeIfChanged(join(artDir, file), draw())) written++
    }
  const photos = await encodePhotos(photosDir, artDir, imageKeys(drawings), {
    articles: new Set(articles.files(options.contentDir).keys()),
    modules: new Set(modules.files(options.contentDir).keys()),
  })
  for (const file of photos.files) wanted.add(file)
  writeIfChanged(join(photosDir, 'overrides.json'), `${JSON.stringify(photos.overrides, null, 2)}\n`)
  removeOthers(artDir, wanted)
  return { pictures: wanted.size, written }
}

const imageKeys = (drawings: Drawings) =>
  Object.fromEntries(
    Object.entries(drawings).map(([group, pictures]) => [group, new Set(pictures.keys())]),
  ) as Record<ImageGroup, Set<string>>

function removeOthers(artDir: string, wanted: ReadonlySet<string>) {
  if (!existsSync(artDir)) return
  for (const entry of readdirSync(artDir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    const name = file.slice(join(artDir, '/').length).replaceAll('\\', '/')
    if (entry.isFile() && !wanted.has(name)) rmSync(file)
  }
}
