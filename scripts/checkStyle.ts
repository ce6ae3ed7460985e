import { readFileSync } from 'node:fs'
import { listFiles } from './build/listFiles.ts'
import { findStyleProblems, findTics } from './checks/findStyleProblems.ts'

/** Text for visitors, sales, editors and engineers. */
const READ =
  /^(?:content|server)\/.*\.(?:ts|md)$|^scripts\/(?:downloads|new)\/.*\.ts$|^docs\/.*\.md$|^README\.md$/
/** Tests may quote anything; only their authors read the server's fault tests. */
const UNREAD = /\.test\.ts$|\/testing\/|^server\/chaos\//
/** Messages to editors and operators. */
const TECHNICAL = /^content\/(?:checks|collections)\/|^server\/(?!mail\/|forms\/)|^scripts\/|^docs\/|^README/
/** Files whose markup, messages and quotes of other files need straight quotes. */
const TYPED_QUOTES = /^content\/(?:schema\/|samples\.ts)|^server\//

/** Legal text has no contractions. */
const FORMAL = 'content/legal.ts'

/** Checks copy against the house style: listed wordings fail, habits are warned about. */
function main(): void {
  const only = process.argv.slice(2)
  const files = ['content', 'server', 'scripts/downloads', 'scripts/new', 'docs']
    .flatMap(listFiles)
    .concat('README.md')
    .filter((file) => READ.test(file) && !UNREAD.test(file))
    .filter((file) => only.length === 0 || only.some((start) => file.startsWith(start)))
  const problems: string[] = []
  const warnings: string[] = []
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    const isCopy = !TECHNICAL.test(file)
    const hasCurlyQuotes = isCopy && file.endsWith('.ts') && !TYPED_QUOTES.test(file)
    problems.push(...findStyleProblems(file, source, { isCopy, hasCurlyQuotes }))
    const habits = isCopy && file !== FORMAL && findTics(file, source)
    if (habits) warnings.push(habits)
  }
  for (const warning of warnings) console.warn(`warning: ${warning}`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) {
    console.error(
      `${problems.length} wordings to change. docs/writing-content.md, "House style", says why and how.`,
    )
    process.exit(1)
  }
  console.log(`The house style holds in ${files.length === 1 ? 'one file' : `${files.length} files`}.`)
}

main()
