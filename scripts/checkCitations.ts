import { readFileSync } from 'node:fs'
import { listFiles } from './build/listFiles.ts'
import { type DeadCitation, findDeadCitations, findDeadLinks } from './checks/findDeadCitations.ts'

const FOLDERS = ['components', 'content', 'e2e', 'pages', 'renderer', 'scripts', 'server']
/** Tests contain document names as examples. */
const CITING = /(?<!\.test)\.(?:tsx?|js)$/

const numbersAtStart = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, number]) => Number(number)))

/** Checks that comments cite files, points and rows that the repository has, and documents files and headings. */
function main(): void {
  const numbering = {
    points: numbersAtStart('docs/specification.md', /^## (\d+)\./gm),
    rows: numbersAtStart('docs/controls.md', /^\| (\d+) \|/gm),
  }
  const files = FOLDERS.flatMap(listFiles).filter((file) => CITING.test(file))
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...['docs', 'components'].flatMap(listFiles),
  ].filter((file) => file.endsWith('.md'))
  const told = (file: string, dead: DeadCitation[]) =>
    dead.map(({ line, cited }) => `${file}:${line}: there is no ${cited}`)
  const problems = [
    ...files.flatMap((file) => told(file, findDeadCitations(file, readFileSync(file, 'utf8'), numbering))),
    ...documents.flatMap((file) => told(file, findDeadLinks(file, readFileSync(file, 'utf8')))),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`The comments of ${files.length} files and ${documents.length} documents cite what is there.`)
}

main()
