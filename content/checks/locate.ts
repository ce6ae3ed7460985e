import type { Problem } from '../collections/ContentError.ts'
import { readText, shownPath } from '../collections/contentFiles.ts'

/** A problem whose line is found by searching for `at`. */
export interface FoundProblem {
  /** Path of the file. */
  file: string
  /** What to search for: a field such as "title:", a list entry such as "- trust", or a text such as a link. */
  at: string
  message: string
  isWarning?: boolean
}

/** Adds the line number to a problem; undefined when the file doesn't contain the text. */
export function locate({ file, at, ...problem }: FoundProblem): Problem {
  const lines = readText(file).split('\n')
  const holds = (line: string) => {
    if (at.endsWith(':')) return line.startsWith(at)
    return at.startsWith('- ')
      ? line.trim().replace(/["']/g, '') === at.replace(/["']/g, '')
      : line.includes(at)
  }
  const index = lines.findIndex(holds)
  return { file: shownPath(file), line: index < 0 ? undefined : index + 1, ...problem }
}
