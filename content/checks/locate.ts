import { readFileSync } from 'node:fs'
import type { Problem } from '../collections/ContentError.ts'
import { shownPath } from '../collections/shownPath.ts'

/** A problem whose line is where the text stands that it is about. */
export interface FoundProblem {
  /** Path of the file. */
  file: string
  /** What the line holds: a field such as "title:", or a text such as a link. */
  at: string
  message: string
}

/** The problem with the line of its file, as far as the text can be found there. */
export function locate({ file, at, message }: FoundProblem): Problem {
  const lines = readFileSync(file, 'utf8').split(/\r\n?|\n/)
  const index = lines.findIndex((line) => (at.endsWith(':') ? line.startsWith(at) : line.includes(at)))
  return { file: shownPath(file), line: index < 0 ? undefined : index + 1, message }
}
