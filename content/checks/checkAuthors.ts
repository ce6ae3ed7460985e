import { editDistance } from '../collections/nearest.ts'
import { shownPath } from '../collections/shownPath.ts'
import type { FoundProblem } from './locate.ts'

interface Authored {
  file: string
  data: { author?: string; date?: string }
}

/** Names that differ by more characters are taken for different people. */
const MAX_DISTANCE = 2

/** Warns of authors who may be another one misspelled. Not an error, since two people can have similar names. */
export function checkAuthors(articles: readonly Authored[]): FoundProblem[] {
  const byAuthor = new Map<string, Authored[]>()
  const oldestFirst = [...articles].sort((a, b) => (a.data.date ?? '').localeCompare(b.data.date ?? ''))
  for (const article of oldestFirst) {
    const { author } = article.data
    if (author) byAuthor.set(author, [...(byAuthor.get(author) ?? []), article])
  }
  // The author with more articles, or else with the older one, is assumed to be spelled correctly.
  const authors = [...byAuthor].sort(([, a], [, b]) => b.length - a.length)
  return authors.flatMap(([author, own], at) => findMisspelled(author, own, authors.slice(0, at)))
}

function findMisspelled(
  author: string,
  own: readonly Authored[],
  others: readonly [string, readonly Authored[]][],
): FoundProblem[] {
  const near = others.find(([other]) => isNear(author.toLowerCase(), other.toLowerCase()))
  if (!near) return []
  const [name, [first]] = near
  return own.map(({ file }) => ({
    file,
    at: 'author:',
    isWarning: true,
    message: `author is "${author}". Did you mean "${name}", as in ${shownPath(first?.file ?? '')}?`,
  }))
}

const isNear = (a: string, b: string) =>
  Math.abs(a.length - b.length) <= MAX_DISTANCE && editDistance(a, b) <= MAX_DISTANCE
