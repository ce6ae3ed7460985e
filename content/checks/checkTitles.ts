import { shownPath } from '../collections/shownPath.ts'
import type { FoundProblem } from './locate.ts'

/** Finds entries of a collection with the same title, whose cards visitors couldn't tell apart. */
export function checkTitles(entries: readonly { file: string; data: { title?: string } }[]): FoundProblem[] {
  const first = new Map<string, string>()
  return entries.flatMap(({ file, data: { title } }) => {
    if (title === undefined) return []
    const other = first.get(title.toLowerCase())
    if (other)
      return [
        {
          file,
          at: 'title:',
          message: `title is "${title}", as in ${shownPath(other)}. Choose another one.`,
        },
      ]
    first.set(title.toLowerCase(), file)
    return []
  })
}
