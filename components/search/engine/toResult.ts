import { countBits, type Mark, type Matcher, marksIn } from './matcher.ts'
import type { Kind } from './SearchDocument.ts'
import { type MarkedText, makeSnippet } from './snippet.ts'
import type { TokenizedDocument } from './tokenizeDocument.ts'

/** A document as an answer to a query. */
export interface SearchResult {
  /** Address of the document. */
  page: string
  /** The same with the anchor of the best section, if that adds something to the title. */
  url: string
  kind: Kind
  title: MarkedText
  /** Heading of that section; empty for the top of the page. */
  heading: MarkedText
  snippet: MarkedText
}

/** Finds the section that answers best, and what to show of it. */
export function toResult(document: TokenizedDocument, matcher: Matcher): SearchResult {
  const title = marksIn(document.title.tokens, matcher)
  const inTitle = bitsOf(title)
  const sections = document.sections.map(({ id, heading, body }) => {
    const headingMarks = marksIn(heading.tokens, matcher)
    const bodyMarks = marksIn(body.tokens, matcher)
    const [inHeading, inBody] = [bitsOf(headingMarks), bitsOf(bodyMarks)]
    const newBits = (inHeading | inBody) & ~inTitle
    // Words that the title does not already answer decide; the heading counts as much as two texts.
    const value = countBits(newBits) * 4 + countBits(inHeading) * 2 + countBits(inBody)
    return {
      id,
      heading,
      body,
      headingMarks,
      bodyMarks,
      value,
      jumps: id !== '' && (newBits | inHeading) !== 0,
    }
  })
  const [first, ...others] = sections
  const best = others.reduce((a, b) => (b.value > (a?.value ?? 0) ? b : a), first)
  return {
    page: document.url,
    url: best?.jumps ? `${document.url}#${best.id}` : document.url,
    kind: document.kind,
    title: { text: document.title.text, ranges: title },
    heading: best?.jumps ? { text: best.heading.text, ranges: best.headingMarks } : { text: '', ranges: [] },
    snippet: makeSnippet(best?.body.text ?? '', best?.bodyMarks ?? []),
  }
}

const bitsOf = (marks: readonly Mark[]) => marks.reduce((found, { bits }) => found | bits, 0)
