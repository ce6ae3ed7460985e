import { countBits, type Mark, type Matcher, marksIn } from './matcher.ts'
import type { Kind } from './SearchDocument.ts'
import { type MarkedText, makeSnippet } from './snippet.ts'
import type { TokenizedDocument } from './tokenizeDocument.ts'

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
export function toResult(document: TokenizedDocument, matcher: Matcher): SearchResult {
  const title = marksIn(document.title.tokens, matcher)
  const inTitle = bitsOf(title)
  const sections = document.sections.map(({ id, heading, body }) => {
    const headingMarks = marksIn(heading.tokens, matcher)
    const bodyMarks = marksIn(body.tokens, matcher)
    const [inHeading, inBody] = [bitsOf(headingMarks), bitsOf(bodyMarks)]
    const newBits = (inHeading | inBody) & ~inTitle
    // Words that aren't in the title decide; a heading counts twice as much as text.
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
