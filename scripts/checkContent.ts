import { articles } from '#content/collections/articles.ts'
import { showProblem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { modules } from '#content/collections/modules.ts'
import { publicationMark } from '#content/collections/publicationMark.ts'
import { shownPath } from '#content/collections/shownPath.ts'
import { findContentProblems } from './findContentProblems.ts'

/** Checks only modules, articles, their photos and redirects, including drafts, and lists all problems. */
async function main(): Promise<void> {
  const problems = await findContentProblems()
  for (const problem of problems) console.error(showProblem(problem))
  const mistakes = problems.filter(({ isWarning }) => !isWarning).length
  const warnings = problems.length - mistakes
  if (warnings > 0)
    console.error(
      `\n${count(warnings, 'warning')} in ${contentDir()}. A warning stops no build; look whether it is meant.`,
    )
  if (mistakes > 0) {
    console.error(`\n${count(mistakes, 'mistake')} in ${contentDir()}.`)
    process.exit(1)
  }
  const moduleList = modules.list(contentDir(), 'all')
  const articleList = articles.list(contentDir(), 'all')
  const [moduleFiles, articleFiles] = [modules.files(), articles.files()]
  const entries = [
    ...moduleList.map((module) => ({ ...module, file: moduleFiles.get(module.slug) })),
    ...articleList.map((article) => ({ ...article, file: articleFiles.get(article.id) })),
  ]
  for (const { file = '', ...entry } of entries) {
    const { mark } = publicationMark(entry)
    if (mark) console.log(`${shownPath(file)} (${mark.charAt(0).toLowerCase()}${mark.slice(1)})`)
  }
  console.log(`${count(moduleList.length, 'module')} and ${count(articleList.length, 'article')} are good.`)
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

await main()
