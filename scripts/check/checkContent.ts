import { articles } from '#content/collections/articles.ts'
import { showProblem } from '#content/collections/ContentError.ts'
import { publicationMark } from '#content/collections/cards.ts'
import { contentDir, shownPath } from '#content/collections/contentFiles.ts'
import { modules } from '#content/collections/modules.ts'
import type { Findings } from './Findings.ts'
import { findContentProblems } from './findContentProblems.ts'

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
