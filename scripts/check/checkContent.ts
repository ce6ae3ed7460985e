import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkContent as findTextProblems } from '#content/checks/checkContent.ts'
import { articles } from '#content/collections/articles.ts'
import { ContentError, type Problem, showProblem } from '#content/collections/ContentError.ts'
import { publicationMark } from '#content/collections/cards.ts'
import { contentDir, shownPath } from '#content/collections/contentFiles.ts'
import { leaveOut } from '#content/collections/leftOut.ts'
import { modules } from '#content/collections/modules.ts'
import { showsUnpublished } from '#content/collections/publication.ts'
import { findDrawingProblems } from '../art/findDrawingProblems.ts'
import { BUILD } from '../build/buildFolders.ts'
import { findPhotoProblems } from '../photos/findPhotoProblems.ts'
import type { Findings } from './findings.ts'

/**
 * Finds all errors and warnings in modules, articles, redirects, photos and drawings.
 * @param drafts whether to include drafts
 */
export const findContentProblems = async (drafts = true): Promise<Problem[]> => [
  ...findTextProblems(contentDir(), drafts, builtAnchors),
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

/** Checks modules, articles, their photos and redirects, including drafts. Prints warnings, which stop no build. */
export async function checkContent(): Promise<Findings> {
  const found = await findContentProblems()
  for (const warning of found.filter(({ isWarning }) => isWarning)) console.warn(showProblem(warning))
  const problems = found.filter(({ isWarning }) => !isWarning).map(showProblem)
  if (problems.length > 0)
    return {
      problems: [...problems, `\n${count(problems.length, 'mistake')} in ${contentDir()}.`],
      summary: '',
    }
  const [moduleFiles, articleFiles] = [modules.examine(), articles.examine()]
  const marks = [...moduleFiles, ...articleFiles].flatMap(({ file, known, isDraft }) => {
    const { mark } = publicationMark({ ...known, draft: isDraft })
    return mark ? [`${shownPath(file)} (${mark.charAt(0).toLowerCase()}${mark.slice(1)})`] : []
  })
  const counts = `${count(moduleFiles.length, 'module')} and ${count(articleFiles.length, 'article')} are good.`
  return { problems, summary: [...marks, counts].join('\n') }
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`
