import { existsSync, readFileSync } from 'node:fs'
import { ContentError, type Problem } from '#content/collections/ContentError.ts'
import { contentFile, shownPath } from '#content/collections/contentFiles.ts'
import { IMAGE_SIZES } from '#content/images.ts'
import { parseDrawing } from './logo.ts'
import { drawingProblem, SOURCE_FOLDER, sourceNames } from './sourceArt.ts'

/**
 * Finds drawings that can't be shown, which the site leaves out, and a logo or an icon that can't be used, which is a mistake:
 * every page needs them.
 */
export function findDrawingProblems(folder = SOURCE_FOLDER): Problem[] {
  const left = Object.keys(IMAGE_SIZES)
    .flatMap((group) => sourceNames(group, folder))
    .flatMap((name) => {
      const reason = drawingProblem(name, folder)
      const message = `${reason}. Until then it is not shown.`
      return reason ? [{ file: shownPath(`${folder}/${name}.svg`), message, isWarning: true }] : []
    })
  return [...left, ...['logo', 'logo-white', 'icon'].flatMap(brandProblems)]
}

function brandProblems(name: string): readonly Problem[] {
  const file = contentFile(`brand/${name}.svg`)
  try {
    if (existsSync(file)) parseDrawing(readFileSync(file, 'utf8'), file)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}
