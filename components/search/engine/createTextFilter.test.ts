import { expect, test } from 'vitest'
import { createTextFilter } from './createTextFilter.ts'
import { findCandidates } from './findCandidates.ts'
import { includesText } from './includesText.ts'
import { buildListing, type ListingEntry, readListing } from './ListingIndex.ts'
import { ALPHABETS, createRandom, randomQuery, randomText } from './randomCases.ts'

const entry = (id: string, ...fields: string[]): ListingEntry => ({ id, fields })
const indexOf = (entries: ListingEntry[]) => readListing(JSON.parse(JSON.stringify(buildListing(entries))))
const find = (entries: ListingEntry[], text: string) =>
  [...createTextFilter(entries, indexOf(entries))(text)].sort()

test('agrees with plain substring search on random texts and queries', () => {
  const random = createRandom(20260211)
  const differences: unknown[] = []
  for (let corpus = 0; corpus < 140; corpus++) {
    const alphabet = ALPHABETS[corpus % ALPHABETS.length] ?? []
    const entries = Array.from({ length: 1 + random(20) }, (_, number) =>
      entry(`d${number}`, randomText(random, alphabet, 12), randomText(random, alphabet, 30)),
    )
    const filter = createTextFilter(entries, indexOf(entries))
    const all = entries.flatMap(({ fields }) => fields).join(' ')
    for (let round = 0; round < 40; round++) {
      const query = random(3) === 0 ? randomText(random, alphabet, 4) : randomQuery(random, all)
      const expected = entries.filter(({ fields }) => includesText(fields, query)).map(({ id }) => id)
      const found = [...filter(query)].sort()
      if (found.join() !== expected.sort().join()) differences.push({ query, entries, found, expected })
    }
  }
  expect(differences).toEqual([])
})

test.each([
  ['an empty text', '', ['a', 'b']],
  ['a part inside a word', 'eade', ['a', 'b']],
  ['a phrase that crosses words', 'ers who', ['a']],
  ['the same words in another order', 'who leaders', []],
  ['part of a number', '024', ['b']],
  ['punctuation alone', '&', ['b']],
  ['letters beside punctuation', 'r&d', ['b']],
  ['a space at the start', ' who', ['a']],
  ['a space at the end of the title', 'coach ', []],
  ['a single letter', 'z', ['a']],
  ['a repeated letter that is missing', 'leadders', []],
  ['an accent that was typed', 'zoë', ['a']],
  ['an accent that was not typed', 'zoe', []],
  ['title and description together', 'coach for', []],
])('finds %s', (_, text, expected) => {
  const entries = [
    entry('a', 'Zoë and leaders who coach', 'for new managers'),
    entry('b', 'R&D Leadership', 'What changed in 2024'),
  ]
  expect(find(entries, text)).toEqual(expected)
})

test('more documents than FlexSearch returns by default are found', () => {
  const entries = Array.from({ length: 250 }, (_, number) => entry(`d${number}`, 'same words here'))
  expect(find(entries, 'words')).toHaveLength(250)
})

test('the index narrows the documents down instead of reading them all', () => {
  const entries = [entry('a', 'coaching'), entry('b', 'delegation'), entry('c', 'coach & delegate')]
  const index = indexOf(entries)
  expect(index && findCandidates(index.words, 'COACH')).toEqual(new Set([0, 2]))
  expect(index && findCandidates(index.words, 'coach dele')).toEqual(new Set([2]))
  expect(index && findCandidates(index.words, ' & ')).toBeUndefined()
})

test('an index of other texts is not believed', () => {
  const old = indexOf([entry('a', 'Delegation')])
  expect([...createTextFilter([entry('a', 'Coaching')], old)('coach')]).toEqual(['a'])
})

test('an index of another version is refused', () => {
  expect(readListing({ ...buildListing([entry('a', 'Coaching')]), version: 0 })).toBeUndefined()
})
