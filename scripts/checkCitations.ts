import { readFileSync } from 'node:fs'
import { listFiles } from './build/listFiles.ts'
import { findDeadCitations } from './checks/findDeadCitations.ts'

const FOLDERS = ['components', 'content', 'e2e', 'pages', 'renderer', 'scripts', 'server']
/** Tests write names of documents into their examples. */
const CITING = /(?<!\.test)\.(?:tsx?|js)$/

const numbersAtStart = (file: string, pattern: RegExp) =>
  new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, number]) => Number(number)))

/** Checks that comments cite documents, points and rows that the repository has. */
function main(): void {
  const numbering = {
    points: numbersAtStart('docs/specification.md', /^## (\d+)\./gm),
    rows: numbersAtStart('docs/controls.md', /^\| (\d+) \|/gm),
  }
  const files = FOLDERS.flatMap(listFiles).filter((file) => CITING.test(file))
  const problems = files.flatMap((file) =>
    findDeadCitations(file, readFileSync(file, 'utf8'), numbering).map(
      ({ line, cited }) => `${file}:${line}: there is no ${cited}`,
    ),
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`The comments of ${files.length} files cite what is there.`)
}

main()
