import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir, shownPath } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { nearest } from '#content/collections/nearest.ts'
import { isCover, isPicture, listPictureFiles } from '#content/collections/pictures.ts'
import { photoProblem } from './photoProblem.ts'

/**
 * Finds photos of articles and modules that are too large, too small or broken, or belong to no module. Reads only
 * their first bytes.
 */
export async function findPhotoProblems(
  dir = contentDir(),
  imagesDir = 'content/images',
): Promise<Problem[]> {
  const problems: Problem[] = []
  const note = (path: string, text: string | undefined, message: string | undefined) => {
    if (message) problems.push({ file: shownPath(path), message, ...(isDraft(text) && { state: 'draft' }) })
  }
  const articleTexts = articles.files(dir)
  for (const file of listPictureFiles(dir).filter(isPicture))
    note(
      file.path,
      articleTexts.get(file.id),
      await photoProblem(file.path, isCover(file) ? 'cover' : 'text'),
    )
  const moduleTexts = modules.files(dir)
  for (const path of photosIn(join(imagesDir, 'modules'))) {
    const name = basename(path, extname(path))
    const unused = noModule(name, [...moduleTexts.keys()])
    if (unused) problems.push({ file: shownPath(path), message: unused, isWarning: true })
    else note(path, moduleTexts.get(name), await photoProblem(path, 'cover'))
  }
  return problems
}

/** Whether a text is marked as a draft, even if the rest of its file is invalid. */
const isDraft = (file: string | undefined) =>
  file !== undefined && /^draft:\s*true\b/m.test(readFileSync(file, 'utf8'))

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
