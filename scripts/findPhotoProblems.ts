import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { modules } from '#content/collections/modules.ts'
import { nearest } from '#content/collections/nearest.ts'
import { isCover, isPicture, listPictureFiles } from '#content/collections/pictureFiles.ts'
import { shownPath } from '#content/collections/shownPath.ts'
import { photoProblem } from './art/photoProblem.ts'

/**
 * Photos of articles and modules that are too large, too small or broken, and those of modules that there are not. Read are
 * their first bytes alone.
 */
export async function findPhotoProblems(
  dir = contentDir(),
  imagesDir = 'content/images',
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const file of listPictureFiles(dir).filter(isPicture)) {
    const message = await photoProblem(file.path, isCover(file) ? 'cover' : 'text')
    if (message) problems.push({ file: shownPath(file.path), message })
  }
  const names = [...modules.files(dir).keys()]
  for (const path of photosIn(join(imagesDir, 'modules'))) {
    const message = noModule(basename(path, extname(path)), names) ?? (await photoProblem(path, 'cover'))
    if (message) problems.push({ file: shownPath(path), message })
  }
  return problems
}

const photosIn = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => isPicture({ name }))
        .sort()
        .map((name) => join(folder, name))
    : []

function noModule(name: string, names: readonly string[]): string | undefined {
  if (names.includes(name)) return undefined
  const near = nearest(name, names)
  return `there is no module ${name}.md. ${near ? `Did you mean "${near}"? ` : ''}Give the photo the name of its module.`
}
