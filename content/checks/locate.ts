import { readFileSync } from 'node:fs'
import type { Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/shownPath.ts'

/** A problem whose line is where the text stands that it is about. */
export interface FoundProblem {
  /** Path of the file. */
  file: string
  /** What the line holds: a field such as "title:", an entry of a list such as "- trust", or a text such as a link. */
  at: string
  message: string
  isWarning?: boolean
  /** Whether the last line that holds it is meant. */
  isLast?: boolean
}

/** The problem with the line of its file, as far as the text can be found there. */
export function locate({ file, at, isLast, ...problem }: FoundProblem): Problem {
  const lines = readFileSync(file, 'utf8').split(/\r\n?|\n/)
  const holds = (line: string) => {
    if (at.endsWith(':')) return line.startsWith(at)
    return at.startsWith('- ')
      ? line.trim().replace(/["']/g, '') === at.replace(/["']/g, '')
      : line.includes(at)
  }
  const index = isLast ? lines.findLastIndex(holds) : lines.findIndex(holds)
  return { file: shownPath(file), line: index < 0 ? undefined : index + 1, ...problem }
}
