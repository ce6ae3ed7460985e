import { checkContent } from '#content/checks/checkContent.ts'
import { articles } from '#content/collections/articles.ts'
import { showProblem } from '#content/collections/ContentError.ts'
import { contentDir } from '#content/collections/contentDir.ts'
import { modules } from '#content/collections/modules.ts'
import { NEVER, publicFrom, today } from '#content/collections/publication.ts'

/** Checks the modules, the articles and the redirects alone, drafts included, and lists everything that is wrong. */
function main(): void {
  const problems = checkContent()
  for (const problem of problems) console.error(showProblem(problem))
  if (problems.length > 0) {
    console.error(
      `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${contentDir()}.`,
    )
    process.exit(1)
  }
  const entries = [...modules.list(contentDir(), 'all'), ...articles.list(contentDir(), 'all')].map(
    publicFrom,
  )
  const drafts = entries.filter((from) => from === NEVER).length
  const scheduled = entries.filter((from) => from > today()).length - drafts
  console.log(
    `${entries.length} modules and articles are good: ${drafts} drafts and ${scheduled} scheduled among them.`,
  )
}

main()
