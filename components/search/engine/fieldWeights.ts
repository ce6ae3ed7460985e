import { type Kind, namesOf, type SearchDocument } from './SearchDocument.ts'
import { STOP_WORDS } from './stopWords.ts'
import { termsOf, tokenize } from './terms.ts'

/** What a term is worth in a document, by field; a term in several fields is worth their sum. A new field belongs here. */
const FIELD_WEIGHTS = {
  /** A title, or the last part of an address, of up to three telling words: each says much of what the page is about. */
  shortTitle: 8,
  title: 6,
  /** Headings and keywords. */
  heading: 2.5,
  /** Once; twice or three times; more often. */
  text: [0.7, 1, 1.3],
} as const

/** A program is what the site is about; an article only speaks of it. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  page: 1.1,
  program: 1.15,
  module: 1.05,
  article: 1,
}

/**
 * The weights that the index can hold: FlexSearch keeps the documents of a term in slots. Slot 0 is for the very name of a
 * document, which is worth more where a query has no other word.
 */
const SLOT_WEIGHTS: readonly number[] = [10, 11.5, 10.4, 9.3, 8.5, 7, 6, 3.5, 2.5, 1.3, 1, 0.7]
export const SLOTS = SLOT_WEIGHTS.length

/** How much more a document is worth that is called by the words of the query and no others. */
export const NAMED = 2.5

/** The weight that a slot stands for. @param isAlone whether the query has no other word */
export const weightOf = (slot: number, isAlone: boolean): number =>
  (SLOT_WEIGHTS[slot] ?? 0) * (slot === 0 && isAlone ? NAMED : 1)

/** The terms of a document with the slot of each. Stop words count in titles and headings alone. */
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

/** The slot whose weight is nearest; never that of names. */
function slotOf(weight: number): number {
  const distances = SLOT_WEIGHTS.map((slotWeight) => Math.abs(slotWeight - weight)).slice(1)
  return distances.indexOf(Math.min(...distances)) + 1
}

const allTerms = (text: string) => tokenize(text).map(({ term }) => term)

/** The term of a name that has no other. */
function onlyTerm(name: string): string[] {
  const terms = [...new Set(termsOf(name))]
  return terms.length === 1 ? terms : []
}
