import { expect, test } from 'vitest'
import { createRandom } from '#scripts/testing/randomCases.ts'
import { SLOTS } from './fieldWeights.ts'
import {
  createTermIndex,
  exportTerms,
  frequencyOf,
  importTerms,
  packPostings,
  packRange,
  postingsOf,
  type TermEntry,
  unpackRange,
} from './termIndex.ts'

const random = createRandom(21)
const TERMS = [
  'a',
  'ab',
  '2024',
  'missing',
  'mising',
  '東京',
  '𝚺a',
  'toString',
  '__proto__',
  'constructor',
  `${'long'.repeat(300)}x`,
]
/** A slot for each term of each of 400 documents, more than FlexSearch returns unless asked. */
const documents = Array.from({ length: 400 }, () => new Map(TERMS.map((term) => [term, random(SLOTS)])))
const expected = (term: string) =>
  Array.from({ length: SLOTS }, (_, slot) =>
    documents.flatMap((slots, number) => (slots.get(term) === slot ? [number] : [])),
  )

function exported(): TermEntry[] {
  let slots = new Map<string, number>()
  const index = createTermIndex((term) => slots.get(term) ?? 0)
  for (const [number, document] of documents.entries()) {
    slots = document
    index.add(number, [...document.keys()].join(' '))
  }
  return exportTerms(index)
}

test('FlexSearch keeps every document of every term in its slot, through export, packing and import', () => {
  const entries = exported()
  expect(entries.map(([term]) => term)).toEqual([...TERMS].sort())
  const index = createTermIndex()
  // In two parts: an import adds to what is there.
  for (const part of [entries.slice(0, 5), entries.slice(5)])
    importTerms(
      index,
      unpackRange(
        JSON.parse(JSON.stringify(packRange(part.map(([term, postings]) => [term, packPostings(postings)])))),
      ),
    )
  for (const term of TERMS) {
    const postings = postingsOf(index, term)
    expect(Array.from({ length: SLOTS }, (_, slot) => postings[slot] ?? [])).toEqual(expected(term))
    expect(frequencyOf(postings)).toBe(400)
  }
  for (const other of ['b', 'mis', 'TOSTRING', 'valueOf']) expect(postingsOf(index, other)).toEqual([])
})

test('an index without terms is packed and read too', () => {
  expect(unpackRange(packRange([]))).toEqual([])
})
