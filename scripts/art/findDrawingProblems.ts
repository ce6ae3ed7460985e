import { existsSync } from 'node:fs'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentFile } from '#content/collections/contentFiles.ts'
import { IMAGE_SIZES } from '#content/images.ts'
import { problemsOf, readSvg } from './readSvg.ts'
import { SOURCE_FOLDER, sourceArt, sourceNames } from './sourceArt.ts'

/**
 * Finds drawings that can't be shown, which the site leaves out, and a logo or an icon that can't be used, which is a mistake:
 * every page needs them.
 */
export function findDrawingProblems(folder = SOURCE_FOLDER): Problem[] {
  const left = Object.keys(IMAGE_SIZES)
    .flatMap((group) => sourceNames(group, folder))
    .flatMap((name) => problemsOf(() => sourceArt(name, folder)))
    .map(({ file, message }) => ({
      file,
      message: `${message}. Until then it is not shown.`,
      isWarning: true,
    }))
  const brand = ['logo', 'logo-white', 'icon']
    .map((name) => contentFile(`brand/${name}.svg`))
    .filter((file) => existsSync(file))
    .flatMap((file) => problemsOf(() => readSvg(file)))
  return [...left, ...brand]
}
