import { shownPath } from '../collections/shownPath.ts'
import type { FoundProblem } from './locate.ts'

/** Two modules, or two articles, with the same title: visitors could not tell their cards apart. */
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
