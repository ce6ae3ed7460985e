import { readdirSync, readFileSync } from 'node:fs'
import { listFiles } from './build/listFiles.ts'
import { boundaries } from './checks/boundaries.ts'
import { findBoundaryProblems } from './checks/findBoundaryProblems.ts'
import { findFolderCycles } from './checks/findFolderCycles.ts'
import { findLongFiles } from './checks/findLongFiles.ts'
import { readImports } from './checks/readImports.ts'

/** Checks every file for forbidden imports (`checks/boundaries.ts`), import cycles between folders, and length. */
function main(): void {
  const topFolders = Object.keys(boundaries).filter((folder) => !folder.includes('/'))
  const sources = [...topFolders.flatMap(listFiles), ...readdirSync('.')]
    .filter((file) => /\.(?:tsx?|m?js|css|py)$/.test(file))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  const importing = sources
    .filter(({ file }) => /\.tsx?$/.test(file) && file.includes('/'))
    .map(({ file, source }) => ({ file, imports: readImports(file, source) }))
  const problems = [
    ...importing.flatMap(({ file, imports }) => findBoundaryProblems(file, imports)),
    ...findFolderCycles(importing.filter(({ file }) => !/\.test\.tsx?$/.test(file))),
    ...sources.flatMap(({ file, source }) => findLongFiles(file, source)),
  ]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`Boundaries hold in ${importing.length} files, and none of ${sources.length} is too long.`)
}

main()
