import type { Range } from '../findRanges.ts'
import { bits, type Excerpt, makeExcerpt } from './makeExcerpt.ts'
import { type Mark, markWords } from './markWords.ts'
import type { Question } from './Question.ts'
import type { Kind, SiteDocument } from './SiteDocument.ts'

export interface SiteResult {
  /** Address of the document. */
  page: string
  /** The same with the anchor of the best section. */
  url: string
  kind: Kind
  title: string
  titleRanges: Range[]
  /** Heading of the best section; empty for the top of the page. */
  heading: string
  headingRanges: Range[]
  excerpt: Excerpt
}

/** A document as an answer: where to jump to, and what to show of it. */
export function toResult(document: SiteDocument, question: Question): SiteResult {
  const title = markWords(document.title, question)
  const inTitle = answersIn(title)
  const sections = document.sections.map((section) => {
    const heading = markWords(section.heading, question)
    const text = markWords(section.text, question)
    const inHeading = answersIn(heading)
    const inText = answersIn(text)
    // Words that the title does not already answer decide; the heading counts as much as two texts.
    const value = bits((inHeading | inText) & ~inTitle) * 4 + bits(inHeading) * 2 + bits(inText)
    const isNeeded = ((inHeading | inText) & ~inTitle) !== 0 || inHeading !== 0
    return { section, heading, text, value, isNeeded }
  })
  const best = sections.reduce((a, b) => (b.value > a.value ? b : a), sections[0] ?? EMPTY)
  const jumps = best.isNeeded && best.section.id !== ''
  return {
    page: document.url,
    url: jumps ? `${document.url}#${best.section.id}` : document.url,
    kind: document.kind,
    title: document.title,
    titleRanges: title.map(toRange),
    heading: jumps ? best.section.heading : '',
    headingRanges: jumps ? best.heading.map(toRange) : [],
    excerpt: makeExcerpt(best.section.text, best.text),
  }
}

const answersIn = (marks: readonly Mark[]) => marks.reduce((found, mark) => found | mark.answers, 0)
const toRange = ({ start, end }: Range): Range => ({ start, end })
const EMPTY = { section: { id: '', heading: '', text: '' }, heading: [], text: [], value: 0, isNeeded: false }
