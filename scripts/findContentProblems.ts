import { checkContent } from '#content/checks/checkContent.ts'
import type { Problem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { findPhotoProblems } from './findPhotoProblems.ts'

/**
 * Everything that is wrong with the modules, the articles, the redirects and their photos, or looks wrong.
 * @param drafts whether the problems of drafts count
 */
export const findContentProblems = async (drafts = true): Promise<Problem[]> => [
  ...checkContent(contentDir(), drafts),
  ...(await findPhotoProblems()),
]
