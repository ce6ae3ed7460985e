import { join } from 'node:path'
import type { Problem } from '../collections/ContentError.ts'
import { namesIn, shownPath } from '../collections/contentFiles.ts'
import { didYouMean } from '../collections/nearest.ts'
import { isCover, isPicture, listPictureFiles, NOT_A_PICTURE } from '../collections/pictures.ts'
import { locate } from './locate.ts'

/** An article, and the file names of the pictures that its text shows. */
export interface UsedPictures {
  slug: string
  file: string
  pictures: readonly string[]
}

/**
 * Finds pictures that are missing, and, as warnings, pictures that no article shows.
 * @param articles those whose whole text could be parsed
 * @param slugs the slugs of all articles
 */
export function checkPictures(
  articles: readonly UsedPictures[],
  slugs: readonly string[],
  contentDir: string,
): Problem[] {
  const files = listPictureFiles(contentDir)
  const missing = articles.flatMap(({ slug, file, pictures }) => {
    const existing = files.filter(({ id }) => id === slug).map(({ name }) => name)
    return [...new Set(pictures)]
      .filter((name) => !existing.includes(name))
      .map((name) => {
        const message = `there is no picture "${name}" in the folder ${slug}/ beside this file.`
        return locate({ file, at: name, message: message + didYouMean(name, existing) })
      })
  })
  const others = files.flatMap((file) => {
    const article = articles.find(({ slug }) => slug === file.id)
    const reason = () => {
      if (!isPicture(file)) return NOT_A_PICTURE
      if (!slugs.includes(file.id)) return `there is no article ${file.id}.md.${didYouMean(file.id, slugs)}`
      if (!article || article.pictures.includes(file.name)) return
      if (!isCover(file))
        return `the text doesn’t show this picture. Add ![What it shows](${file.name}), or delete it.`
      if (files.find((one) => one.id === file.id && isCover(one)) !== file)
        return 'there is another cover. Keep one.'
    }
    const message = reason()
    return message ? [{ file: shownPath(file.path), message, isWarning: true }] : []
  })
  return [...missing, ...others]
}

const NO_TEXT = 'A text ends in .md; a picture belongs in the folder of its article, or in images/modules/.'
/** What to do with a file that the site doesn't read, by folder. */
const ADVICE = {
  modules: NO_TEXT,
  articles: NO_TEXT,
  brand: 'Delete it. Then select logo.svg or icon.svg, and choose "Replace" in the menu at the top right.',
}
const READ = /^brand\/(?:brand\.yaml|(?:logo|logo-white|icon)\.svg)$/

/** Finds files in these folders that the site doesn't read, as warnings. */
export const checkFileNames = (contentDir: string): Problem[] =>
  Object.entries(ADVICE).flatMap(([folder, advice]) =>
    namesIn(join(contentDir, folder))
      .filter((name) => !READ.test(`${folder}/${name}`))
      .map((name) => ({
        file: shownPath(join(contentDir, folder, name)),
        isWarning: true,
        message: `the site doesn’t read this. ${advice}`,
      })),
  )
