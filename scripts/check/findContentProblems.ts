import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent } from '#content/checks/checkContent.ts'
import { ContentError, type Problem, showProblem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentFiles.ts'
import { leaveOut } from '#content/collections/leftOut.ts'
import { showsUnpublished } from '#content/collections/publication.ts'
import { findDrawingProblems } from '../art/findDrawingProblems.ts'
import { BUILD } from '../build/buildFolders.ts'
import { findPhotoProblems } from '../photos/findPhotoProblems.ts'

/**
 * Finds all errors and warnings in modules, articles, redirects, photos and drawings.
 * @param drafts whether to include drafts
 */
export const findContentProblems = async (drafts = true): Promise<Problem[]> => [
  ...checkContent(contentDir(), drafts, builtAnchors),
  ...(await findPhotoProblems()).filter(({ state }) => drafts || state !== 'draft'),
  ...findDrawingProblems(),
]

/**
 * Prints all problems, and leaves texts with mistakes out of what this process and its children make.
 * @throws ContentError with the mistakes in files that every page needs
 */
export async function leaveOutMistakes(): Promise<void> {
  const found = await findContentProblems(showsUnpublished())
  const blocking = leaveOut(found)
  for (const one of found.filter((problem) => !blocking.includes(problem))) console.warn(showProblem(one))
  if (blocking.length > 0) throw new ContentError(blocking)
}

/** The anchors of a page, if it has been built. */
function builtAnchors(path: string): string[] | undefined {
  const file = join(BUILD, 'client', path, 'index.html')
  if (!existsSync(file)) return undefined
  return Array.from(readFileSync(file, 'utf8').matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id)
}
