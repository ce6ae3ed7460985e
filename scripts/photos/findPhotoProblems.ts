import { join, relative } from 'node:path'
import { articles } from '#content/collections/articles.ts'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir, shownPath } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import { didYouMean } from '#content/collections/nearest.ts'
import { isCover, isPicture, listPictureFiles } from '#content/collections/pictures.ts'
import { PICTURE_FOLDERS } from '#content/images.ts'
import { listPhotos } from './listPhotos.ts'
import { photoProblem } from './photoProblem.ts'

/**
 * Finds photos that are too large, too small or broken, or belong to no module. Those of an article are a mistake of its text;
 * without any other photo, the site shows what it would show if there were none.
 */
export async function findPhotoProblems(
  dir = contentDir(),
  photoFolders = PICTURE_FOLDERS,
): Promise<Problem[]> {
  const problems: Problem[] = []
  const texts = new Map(articles.examine(dir).map((text) => [text.slug, text]))
  for (const picture of listPictureFiles(dir).filter(isPicture)) {
    const text = texts.get(picture.id)
    const reason =
      text && (await photoProblem(picture.path, isCover(picture) ? 'a cover' : 'a picture in a text'))
    if (!reason) continue
    const message = `the picture ${relative(join(dir, 'articles'), picture.path)} ${reason}`
    problems.push({ file: shownPath(text.file), message, ...(text.isDraft && { state: 'draft' }) })
  }
  const names = modules.examine(dir).map(({ slug }) => slug)
  for (const { group, key, path, use, mayBeNew } of listPhotos(photoFolders)) {
    const reason = await photoProblem(path, use)
    const until = mayBeNew ? '' : '. Until then the drawing is shown.'
    const message = reason ? reason + until : noModule(group, key, names)
    if (message) problems.push({ file: shownPath(path), message, isWarning: true })
  }
  return problems
}

const noModule = (group: string, key: string, names: readonly string[]) =>
  group === 'modules' && !names.includes(key)
    ? `there is no module ${key}.md.${didYouMean(key, names)} Give the photo the name of its module.`
    : ''
