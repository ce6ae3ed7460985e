import { readFileSync } from 'node:fs'
import { listFiles } from '../build/listFiles.ts'
import type { Findings } from './Findings.ts'
import { findCopy } from './findCopy.ts'
import { findWords } from './findWords.ts'

/** Checks that components contain no copy, since editors look for it in `content/`, and the words of the copy. */
export function checkCopy(): Findings {
  const read = (folders: string[], kind: RegExp) =>
    folders
      .flatMap(listFiles)
      .filter((file) => kind.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const)
  const code = read(['components', 'renderer'], /(?<!\.test)\.tsx?$/)
  const copy = read(['content'], /\.(?:md|yaml)$/)
  const problems = [
    ...code.flatMap(([file, source]) => findCopy(file, source)),
    ...copy.flatMap(([file, source]) => findWords(file, source)),
  ]
  return {
    problems,
    summary: `No copy in ${code.length} files of components; words hold in ${copy.length} of copy.`,
  }
}
