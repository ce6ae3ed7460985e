import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { isCover, listPictureFiles, PICTURE_ENDINGS, pictureKey } from '#content/collections/pictureFiles.ts'
import { PICTURES_FILE, type Pictures } from '#content/collections/pictures.ts'
import { shownPath } from '#content/collections/shownPath.ts'
import { encodePhoto } from './art/encodePhoto.ts'
import { photoProblem } from './art/photoProblem.ts'
import { writeIfChanged } from './art/writeIfChanged.ts'

export interface PictureOptions {
  /** Holds `articles/`; by default `CONTENT_DIR`, or the shipped content. */
  contentDir?: string
  /** Served as `/images/`. */
  imageDir?: string
  listFile?: string
}

/**
 * Makes the photos beside the articles ready for the web, notes their files in `listFile`, and removes those of photos that
 * are gone. A photo that has not changed is not encoded again.
 */
export async function generatePictures(options: PictureOptions = {}): Promise<void> {
  const { imageDir = 'public/images', listFile = PICTURES_FILE } = options
  const target = { folder: imageDir, address: '/images/' }
  const pictures: Pictures = {}
  const wanted = new Set<string>()
  for (const file of listPictureFiles(options.contentDir ?? contentDir()).filter(isPicture)) {
    const name = `articles/${file.id}/${plainName(file.name)}`
    const { image, files } = await encodePhoto(readFileSync(file.path), name, target)
    pictures[pictureKey(file)] = image
    for (const one of files) wanted.add(join(imageDir, one))
  }
  writeIfChanged(listFile, `${JSON.stringify(pictures, null, 2)}\n`)
  removeOthers(imageDir, wanted)
}

/** Photos beside the articles that are too large, too small or broken. */
export async function findPhotoProblems(dir = contentDir()): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const file of listPictureFiles(dir).filter(isPicture)) {
    const message = await photoProblem(file.path, isCover(file) ? 'cover' : 'text')
    if (message) problems.push({ file: shownPath(file.path), message })
  }
  return problems
}

const isPicture = ({ name }: { name: string }) => PICTURE_ENDINGS.includes(extname(name).toLowerCase())

/** "Site Visit.JPG" gives "site-visit": an address without anything to be escaped. */
const plainName = (name: string) =>
  name
    .slice(0, -extname(name).length)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'picture'

function removeOthers(folder: string, wanted: ReadonlySet<string>): void {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !wanted.has(file)) rmSync(file)
  }
}
