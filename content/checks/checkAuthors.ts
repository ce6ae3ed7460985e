import { distanceOf } from '../collections/nearest.ts'
import { shownPath } from '../collections/shownPath.ts'
import type { FoundProblem } from './locate.ts'

interface Authored {
  file: string
  data: { author?: string; date?: string }
}

/** So many letters make another spelling of a name; with more it is another name. */
const MOST_LETTERS = 2

/** Authors who may be another one misspelled. Two people may have almost one name: these are warnings. */
export function checkAuthors(articles: readonly Authored[]): FoundProblem[] {
  const byAuthor = new Map<string, Authored[]>()
  const oldestFirst = [...articles].sort((a, b) => (a.data.date ?? '').localeCompare(b.data.date ?? ''))
  for (const article of oldestFirst) {
    const { author } = article.data
    if (author) byAuthor.set(author, [...(byAuthor.get(author) ?? []), article])
  }
  // The more someone has written, and the longer ago, the surer is the name.
  const authors = [...byAuthor].sort(([, a], [, b]) => b.length - a.length)
  return authors.flatMap(([author, own], at) => misspelled(author, own, authors.slice(0, at)))
}

function misspelled(
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
  Math.abs(a.length - b.length) <= MOST_LETTERS && distanceOf(a, b) <= MOST_LETTERS
