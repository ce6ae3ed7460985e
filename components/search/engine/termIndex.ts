import { Index } from 'flexsearch'
import { SLOTS } from './fieldWeights.ts'

/** Ascending document numbers of a term, by its weight in them. */
export type Postings = readonly (readonly number[] | null)[]
export type TermEntry = readonly [term: string, postings: Postings]

/** A stored range of terms, as two columns, which compress better than pairs. */
export type PackedRange = readonly [terms: string, postings: string]

/**
 * Creates a FlexSearch index with the settings that build and browser must share (an import doesn't check them):
 * whole terms, folded and split by us, and one slot per weight.
 * @param weightOf weight of a term in the document being added
 */
export const createTermIndex = (weightOf: (term: string) => number = () => 0): Index =>
  new Index({
    tokenize: 'strict',
    resolution: SLOTS,
    encode: (terms) => terms.split(' '),
    score: (_terms, term) => weightOf(term),
  })

/** Exports all entries of an index, by term. */
export function exportTerms(index: Index): TermEntry[] {
  const entries: TermEntry[] = []
  index.export((key, data) => {
    if (key.endsWith('map')) entries.push(...(JSON.parse(data) as TermEntry[]))
  })
  return entries.sort(([a], [b]) => (a < b ? -1 : 1))
}

/** Adds entries to an index. */
export const importTerms = (index: Index, entries: readonly TermEntry[]): void =>
  index.import('1.map', JSON.stringify(entries))

/** The documents of a term, without prefix matching. */
export const postingsOf = (index: Index, term: string): Postings =>
  index.search(term, { resolve: false }).result as Postings

/** Document frequency of a term. */
export const frequencyOf = (postings: Postings): number =>
  postings.reduce((sum, numbers) => sum + (numbers?.length ?? 0), 0)

/** Packs postings: "c5,0,2" means documents 5, 6 and 9 in the third slot (a letter for the slot, then the gaps). */
export const packPostings = (postings: Postings): string => postings.map(packSlot).join('')

/** @param entries with packed postings */
export const packRange = (entries: readonly (readonly [term: string, packed: string])[]): PackedRange => [
  entries.map(([term]) => term).join(' '),
  entries.map(([, packed]) => packed).join(' '),
]

/** Reverses `packRange`. */
export function unpackRange([terms, packed]: PackedRange): TermEntry[] {
  if (terms === '') return []
  const postings = packed.split(' ')
  return terms.split(' ').map((term, at) => [term, unpackSlots(postings[at] ?? '')])
}

const FIRST_SLOT = 'a'.charCodeAt(0)

function packSlot(numbers: readonly number[] | null, slot: number): string {
  if (!numbers?.length) return ''
  const gaps = numbers.map((number, at) => number - (numbers[at - 1] ?? -1) - 1)
  return String.fromCharCode(FIRST_SLOT + slot) + gaps.join()
}

function unpackSlots(packed: string): Postings {
  const slots: (number[] | null)[] = new Array<null>(SLOTS).fill(null)
  for (const [, slot = '', gaps = ''] of packed.matchAll(/([a-z])([\d,]+)/g)) {
    let last = -1
    slots[slot.charCodeAt(0) - FIRST_SLOT] = gaps.split(',').map((gap) => {
      last += Number(gap) + 1
      return last
    })
  }
  return slots
}
