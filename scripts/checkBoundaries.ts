import { readFileSync } from 'node:fs'
import { listFiles } from './build/listFiles.ts'
import { boundaries } from './checks/boundaries.ts'
import { findBoundaryProblems } from './checks/findBoundaryProblems.ts'
import { findFolderCycles } from './checks/findFolderCycles.ts'
import { readImports } from './checks/readImports.ts'

const LONG_FILE = 200

/** Checks the import table of `checks/boundaries.ts` on every file and finds folders that need each other; names the files that have grown too long. */
function main(): void {
  const files = Object.keys(boundaries)
    .flatMap(listFiles)
    .filter((file) => /\.tsx?$/.test(file))
  const importing = files.map((file) => ({ file, imports: readImports(file, readFileSync(file, 'utf8')) }))
  const problems = [
    ...importing.flatMap(({ file, imports }) => findBoundaryProblems(file, imports)),
    ...findFolderCycles(importing.filter(({ file }) => !/\.test\.tsx?$/.test(file))),
  ]
  for (const file of files.filter((name) => !name.startsWith('content/'))) {
    const lines = readFileSync(file, 'utf8').split('\n').length - 1
    if (lines > LONG_FILE)
      console.log(`Note: ${file} has ${lines} lines; look for a part that can stand alone.`)
  }
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`Boundaries hold in ${files.length} files.`)
}

main()
