import { words } from '../words.ts'
import { longestRow } from './longestRow.ts'
import { namesOf } from './namesOf.ts'
import { NAMED } from './postings.ts'
import type { Question } from './Question.ts'
import type { SiteDocument } from './SiteDocument.ts'

/** What a row of all words adds to the worth of a document, by where it stands. */
const IN_TITLE = 0.6
const IN_HEADING = 0.5
const IN_KEYWORD = 0.3
const IN_TEXT = 0.2
/** A heading that says these words and no others. */
const WHOLE_HEADING = 0.3

/**
 * How much more a document is worth because the words of the question stand in it as they were typed: 1 for no more.
 * @param size how many words of the question, from the first on, were typed
 */
export function closeness(document: SiteDocument, question: Question, size: number): number {
  // Which documents a single word names stands in the index.
  if (size < 2) return 1
  const isNamed = namesOf(document).some((name) => isSame(name, question, size))
  return (isNamed ? NAMED : 1) + adjacency(document, question, size, isNamed)
}

function adjacency(document: SiteDocument, question: Question, size: number, isNamed: boolean) {
  const row = (text: string) => longestRow(text, question, size)
  /** Grows faster than the row: two words of five in a row are common, five of five are meant. */
  const share = (length: number) => (length < 2 ? 0 : (length / size) ** 2)
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map((text) => row(text).length))
  const headings = document.sections.map(({ heading }) => row(heading))
  const isHeading = !isNamed && headings.some(({ isAll }) => isAll)
  const best = Math.max(
    IN_TITLE * share(row(document.title).length),
    IN_HEADING * share(Math.max(0, ...headings.map(({ length }) => length))),
    IN_KEYWORD * share(longest(document.keywords ?? [])),
  )
  // Texts are long: they are read only where they can change something.
  const inText = best < IN_TEXT ? IN_TEXT * share(longest(document.sections.map(({ text }) => text))) : 0
  return Math.max(best, inText) + (isHeading ? WHOLE_HEADING : 0)
}

/** Whether a name and the question have the same words, in any order. */
function isSame(name: string, question: Question, size: number): boolean {
  let found = 0
  for (const word of words(name)) {
    const answered = question.answeredBy(word)
    if (answered === 0) return false
    found |= answered
  }
  const all = (1 << size) - 1
  return (found & all) === all
}
