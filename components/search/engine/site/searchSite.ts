import type { Range } from '../findRanges.ts'
import { closeness } from './closeness.ts'
import { bits, type Excerpt, makeExcerpt } from './makeExcerpt.ts'
import { markWords } from './markWords.ts'
import { type MatchedWord, matchWord } from './matchWord.ts'
import { parseQuery, type QueryWord } from './parseQuery.ts'
import { rankDocuments } from './rankDocuments.ts'
import type { Kind, SiteDocument } from './SiteDocument.ts'
import type { SiteIndex } from './SiteIndex.ts'

export interface SiteResult {
  /** Address with the anchor of the best section. */
  url: string
  kind: Kind
  title: string
  titleRanges: Range[]
  /** Heading of the best section; empty for the top of the page. */
  heading: string
  headingRanges: Range[]
  excerpt: Excerpt
}

export interface SiteAnswer {
  /** The best documents, the best first. */
  results: SiteResult[]
  /** How many documents were found in all. */
  total: number
  /** Whether no document holds all the words, so that these hold some of them. */
  isPartial: boolean
}

/** An answer whose first result is there at once, and the others when they are asked for: each takes a text apart. */
export interface QuickAnswer extends Omit<SiteAnswer, 'results'> {
  /** Undefined when nothing was found. */
  first: SiteResult | undefined
  whole: () => SiteAnswer
}

/** So many results are shown, and their texts fetched, before somebody asks for more. */
export const RESULTS = 8

type Answered = QueryWord & { matches: MatchedWord[] }

/**
 * Searches the whole site.
 * @param query what was typed so far; its last word may be unfinished
 * @param limit how many results to return
 * @throws Error when a part of the index cannot be read
 */
export async function searchSite(index: SiteIndex, query: string, limit = RESULTS): Promise<SiteAnswer> {
  return (await askSite(index, query, limit)).whole()
}

/** The same for a page that shows the first result before the others. */
export async function askSite(index: SiteIndex, query: string, limit: number): Promise<QuickAnswer> {
  const typed = parseQuery(query)
  const answered: Answered[] = await Promise.all(
    typed.map(async (word) => ({ ...word, matches: await matchWord(index, word.word, word.isUnfinished) })),
  )
  const { best, total, isPartial } = rankDocuments(answered, index.manifest.counts, limit)
  const answers = answersOf(answered)
  const required = bitsWhere(answered, ({ isRequired }) => isRequired)
  const telling = (word: string) => answers(word) & required
  const size = typed.filter(({ isCompound }) => !isCompound).length
  // The index knows which words a document holds; only its texts tell whether they stand together.
  const texts = await Promise.all(best.map(({ document }) => index.document(document)))
  const ordered = texts
    .map((document, at) => ({ document, worth: (best[at]?.score ?? 0) * closeness(document, answers, size) }))
    .sort((a, b) => b.worth - a.worth)
  const [first, ...others] = ordered.map(({ document }) => document)
  const lead = first && toResult(first, telling)
  return {
    first: lead,
    total,
    isPartial,
    whole: () => ({
      results: lead ? [lead, ...others.map((document) => toResult(document, telling))] : [],
      total,
      isPartial,
    }),
  }
}

const bitsWhere = (query: readonly Answered[], is: (word: Answered) => boolean) =>
  query.reduce((found, word, at) => (is(word) ? found | (1 << at) : found), 0)

/** Which words of the question a word of a text answers, as bits. */
function answersOf(query: readonly Answered[]): (word: string) => number {
  const bitsOf = new Map<string, number>()
  const beginnings: [string, number][] = []
  for (const [at, { matches, word: typed }] of query.entries())
    for (const word of [typed, ...matches.map((match) => match.word)]) {
      if (word.endsWith('*')) beginnings.push([word.slice(0, -1), 1 << at])
      else bitsOf.set(word, (bitsOf.get(word) ?? 0) | (1 << at))
    }
  return (word) => {
    let found = bitsOf.get(word) ?? 0
    for (const [beginning, bit] of beginnings) if (word.startsWith(beginning)) found |= bit
    return found
  }
}

function toResult(document: SiteDocument, answers: (word: string) => number): SiteResult {
  const title = markWords(document.title, answers)
  const inTitle = title.reduce((found, mark) => found | mark.answers, 0)
  const sections = document.sections.map((section) => {
    const heading = markWords(section.heading, answers)
    const text = markWords(section.text, answers)
    const inHeading = heading.reduce((found, mark) => found | mark.answers, 0)
    const inText = text.reduce((found, mark) => found | mark.answers, 0)
    // Words that the title does not already answer decide; the heading counts as much as two texts.
    const value = bits((inHeading | inText) & ~inTitle) * 4 + bits(inHeading) * 2 + bits(inText)
    return {
      section,
      heading,
      text,
      value,
      isNeeded: ((inHeading | inText) & ~inTitle) !== 0 || inHeading !== 0,
    }
  })
  const best = sections.reduce((a, b) => (b.value > a.value ? b : a), sections[0] ?? EMPTY)
  const jumps = best.isNeeded && best.section.id !== ''
  return {
    url: jumps ? `${document.url}#${best.section.id}` : document.url,
    kind: document.kind,
    title: document.title,
    titleRanges: title.map(toRange),
    heading: jumps ? best.section.heading : '',
    headingRanges: jumps ? best.heading.map(toRange) : [],
    excerpt: makeExcerpt(best.section.text, best.text),
  }
}

const toRange = ({ start, end }: Range): Range => ({ start, end })
const EMPTY = { section: { id: '', heading: '', text: '' }, heading: [], text: [], value: 0, isNeeded: false }
