import { type Kind, namesOf, type SearchDocument } from './SearchDocument.ts'
import { STOP_WORDS, termsOf, tokenize } from './terms.ts'

/** Weight of a term by field; a term in several fields gets their sum. Add new fields here. */
const FIELD_WEIGHTS = {
  /** A title or the last segment of an address with up to three content words: each describes much of the page. */
  shortTitle: 8,
  title: 6,
  /** Headings and keywords. */
  heading: 2.5,
  /** For one occurrence; two or three; more. */
  text: [0.7, 1, 1.3],
} as const

/** A program page is about the product; an article only mentions it. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  page: 1.1,
  program: 1.15,
  module: 1.05,
  article: 1,
}

/**
 * The weights an index can store: FlexSearch keeps the documents of a term in score slots. Slot 0 is for terms that
 * are the document's name, which are worth more in a one-word query.
 */
const SLOT_WEIGHTS: readonly number[] = [10, 11.5, 10.4, 9.3, 8.5, 7, 6, 3.5, 2.5, 1.3, 1, 0.7]
/** Number of score slots of the FlexSearch index. */
export const SLOTS = SLOT_WEIGHTS.length

/** Boost of a document whose name consists of exactly the words of the query. */
export const NAME_BOOST = 2.5

/** The weight of a slot. @param isAlone whether the query has no other word */
export const weightOf = (slot: number, isAlone: boolean): number =>
  (SLOT_WEIGHTS[slot] ?? 0) * (slot === 0 && isAlone ? NAME_BOOST : 1)

/** Assigns a slot to each term of a document. Stop words are indexed only in titles and headings. */
export function slotsOf(document: SearchDocument): Map<string, number> {
  const titles = titleWeights(document)
  const headings = new Set(
    [...document.sections.map(({ heading }) => heading), ...(document.keywords ?? [])].flatMap(allTerms),
  )
  const counts = new Map<string, number>()
  for (const { text } of document.sections)
    for (const term of allTerms(text))
      if (!STOP_WORDS.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  const names = new Set(namesOf(document).flatMap(onlyTerm))
  const slots = new Map<string, number>()
  for (const term of new Set([...titles.keys(), ...headings, ...counts.keys()])) {
    const weight =
      (titles.get(term) ?? 0) +
      (headings.has(term) ? FIELD_WEIGHTS.heading : 0) +
      textWeight(counts.get(term))
    slots.set(term, names.has(term) ? 0 : slotOf(weight))
  }
  return slots
}

function titleWeights({ title, url }: SearchDocument): Map<string, number> {
  const weights = new Map<string, number>()
  for (const one of [title, (url.split('/').at(-1) ?? '').replaceAll('-', ' ')]) {
    const isShort = termsOf(one).filter((term) => !STOP_WORDS.has(term)).length <= 3
    const weight = isShort ? FIELD_WEIGHTS.shortTitle : FIELD_WEIGHTS.title
    for (const term of allTerms(one)) weights.set(term, Math.max(weights.get(term) ?? 0, weight))
  }
  return weights
}

const textWeight = (count = 0): number =>
  count === 0 ? 0 : (FIELD_WEIGHTS.text[count > 3 ? 2 : count > 1 ? 1 : 0] ?? 0)

/** The slot with the nearest weight; never the slot of names. */
function slotOf(weight: number): number {
  const distances = SLOT_WEIGHTS.map((slotWeight) => Math.abs(slotWeight - weight)).slice(1)
  return distances.indexOf(Math.min(...distances)) + 1
}

const allTerms = (text: string) => tokenize(text).map(({ term }) => term)

/** The term of a name that consists of a single term. */
function onlyTerm(name: string): string[] {
  const terms = [...new Set(termsOf(name))]
  return terms.length === 1 ? terms : []
}
