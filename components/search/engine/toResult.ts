import type { TextRange } from '../marks/findRanges.ts'
import { countBits, type Mark, type Matcher, marksIn } from './matcher.ts'
import type { Kind } from './SearchDocument.ts'
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
  const first = densest(marks)
  const wanted = first && first.start > LEAD && text.length > LENGTH ? first.start - LEAD : 0
  const start =
    wanted > 0 ? afterSpace(text, Math.min(wanted, Math.max(0, text.length - LENGTH)), first?.start ?? 0) : 0
  const end = text.length - start <= LENGTH + 20 ? text.length : beforeSpace(text, start + LENGTH)
  const lead = start > 0 ? '… ' : ''
  const ranges = marks
    .filter((mark) => mark.start >= start && mark.end <= end)
    .map((mark) => ({ start: mark.start - start + lead.length, end: mark.end - start + lead.length }))
  return { text: lead + text.slice(start, end) + (end < text.length ? ' …' : ''), ranges }
}

function densest(marks: readonly Mark[]): Mark | undefined {
  let best: Mark | undefined
  let most = 0
  for (const [at, mark] of marks.entries()) {
    let bits = 0
    for (const near of marks.slice(at, at + 40)) {
      if (near.end - mark.start > LENGTH - LEAD) break
      bits |= near.bits
    }
    if (countBits(bits) > most) {
      most = countBits(bits)
      best = mark
    }
  }
  return best
}

/** Start of the next word, at `limit` at the latest. */
function afterSpace(text: string, at: number, limit: number): number {
  const space = text.indexOf(' ', at)
  return space < 0 || space >= limit ? limit : space + 1
}

/** End of the last word before `at`; text without spaces is cut between characters. */
function beforeSpace(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  if (space > at - 40) return space
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at
}
