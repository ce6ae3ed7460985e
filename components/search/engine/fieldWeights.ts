import type { Kind, SearchDocument } from './SearchDocument.ts'
import { STOP_WORDS, termsOf, tokenize } from './terms.ts'

/** Weight of a term by field, in whole numbers; a term in several fields gets their sum. Add new fields here. */
const FIELD_WEIGHTS = {
  /** The title, and the last segment of the address. */
  title: 6,
  /** Added for those with up to three content words: each describes much of the page. */
  shortTitle: 2,
  /** Headings and keywords. */
  heading: 3,
  text: 1,
}

/** A program page is about the product; an article only mentions it. */
export const KIND_WEIGHTS: Readonly<Record<Kind, number>> = {
  page: 1.1,
  program: 1.15,
  module: 1.05,
  article: 1,
}

/** Number of score slots of the FlexSearch index: the slot of a term is its weight. */
export const SLOTS = Object.values(FIELD_WEIGHTS).reduce((sum, weight) => sum + weight, 1)

/** The weight of each term of a document. Stop words are indexed only in titles and headings. */
export function weightsOf({ title, url, keywords = [], sections }: SearchDocument): Map<string, number> {
  const weights = new Map<string, number>()
  const add = (terms: readonly string[], weight: number) => {
    for (const term of new Set(terms)) weights.set(term, (weights.get(term) ?? 0) + weight)
  }
  const titles = [title, (url.split('/').at(-1) ?? '').replaceAll('-', ' ')]
  const isShort = (text: string) => termsOf(text).filter(isTelling).length <= 3
  add(titles.flatMap(allTerms), FIELD_WEIGHTS.title)
  add(titles.filter(isShort).flatMap(allTerms), FIELD_WEIGHTS.shortTitle)
  add([...keywords, ...sections.map(({ heading }) => heading)].flatMap(allTerms), FIELD_WEIGHTS.heading)
  add(sections.flatMap(({ text }) => allTerms(text)).filter(isTelling), FIELD_WEIGHTS.text)
  return weights
}

const isTelling = (term: string) => !STOP_WORDS.has(term)

const allTerms = (text: string) => tokenize(text).map(({ term }) => term)
