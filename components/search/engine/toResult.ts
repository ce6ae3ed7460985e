import type { TextRange } from '../marks/findRanges.ts'
import { type Mark, marksIn, type QueryTerms, wordsOf } from './marksIn.ts'
import type { Kind, SearchDocument } from './SearchDocument.ts'

/** A search result. */
export interface SearchResult {
  /** Address of the document. */
  page: string
  /** `page`, with the anchor of the best section if that adds to the title. */
  url: string
  kind: Kind
  title: MarkedText
  /** Heading of that section; empty for the top of the page. */
  heading: MarkedText
  snippet: MarkedText
}

/** Finds the best section of a document, and what to show of it. */
export function toResult({ url, kind, title, sections }: SearchDocument, query: QueryTerms): SearchResult {
  const titleMarks = marksIn(title, query)
  const inTitle = wordsOf(titleMarks)
  const rated = sections.map(({ id, heading, text }) => {
    const [headingMarks, textMarks] = [marksIn(heading, query), marksIn(text, query)]
    const [inHeading, inText] = [wordsOf(headingMarks), wordsOf(textMarks)]
    const added = new Set([...inHeading, ...inText].filter((word) => !inTitle.has(word)))
    return {
      id,
      heading: { text: heading, ranges: headingMarks },
      text,
      textMarks,
      // Words that aren't in the title decide; a heading counts twice as much as text.
      value: added.size * 4 + inHeading.size * 2 + inText.size,
      jumps: id !== '' && added.size + inHeading.size > 0,
    }
  })
  const best = rated.reduce((a, b) => (b.value > a.value ? b : a))
  return {
    page: url,
    url: best.jumps ? `${url}#${best.id}` : url,
    kind,
    title: { text: title, ranges: titleMarks },
    heading: best.jumps ? best.heading : { text: '', ranges: [] },
    snippet: makeSnippet(best.text, best.textMarks),
  }
}

/** A text with its highlighted ranges. */
export interface MarkedText {
  text: string
  ranges: readonly TextRange[]
}

/** In UTF-16 units: length of a snippet, and of the text before its first mark. */
const [LENGTH, LEAD] = [170, 50]

/**
 * Cuts about 170 characters around the place with the most distinct query words. "…" marks cut ends; ranges are
 * relative to the snippet.
 */
export function makeSnippet(text: string, marks: readonly Mark[]): MarkedText {
  const first = densest(marks)?.start ?? 0
  const start = text.lastIndexOf(' ', Math.min(first - LEAD, text.length - LENGTH)) + 1
  const space = text.indexOf(' ', start + LENGTH)
  const end = space < 0 ? text.length : space
  const lead = start > 0 ? '… ' : ''
  const ranges = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ start: mark.start - start + lead.length, end: mark.end - start + lead.length }))
  return { text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''), ranges }
}

/** The mark that is followed closely by marks of the most distinct words. */
function densest(marks: readonly Mark[]): Mark | undefined {
  let [best, most] = [marks[0], 0]
  for (const mark of marks) {
    const near = marks.filter(({ start, end }) => start >= mark.start && end - mark.start <= LENGTH - LEAD)
    const count = wordsOf(near).size
    if (count > most) [best, most] = [mark, count]
  }
  return best
}
