import { readFileSync } from 'node:fs'
import { listFiles } from './build/listFiles.ts'
import { findCopy } from './checks/findCopy.ts'

/** Checks that components and renderer contain no copy: editors look for it in `content/`. */
function main(): void {
  const files = ['components', 'renderer']
    .flatMap(listFiles)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  const problems = files.flatMap((file) =>
    findCopy(file, readFileSync(file, 'utf8')).map(
      ({ line, text }) =>
        `${file}:${line}: "${text}" is copy; its place is content/labels/ or the page's text`,
    ),
  )
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`No copy in ${files.length} files of components and renderer.`)
}

main()
