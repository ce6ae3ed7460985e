import { expect, test } from 'vitest'
import {
  countChoices,
  type Facets,
  filterByFacets,
  filterQuery,
  isFiltered,
  readFilters,
  writeFilters,
} from './filters.ts'

const choices = {
  category: ['Change & Resilience', 'People Leadership Skills'],
  audience: ['All Leaders', 'Managers'],
  saved: ['1'],
}
const NONE = { text: '', category: null, audience: null, saved: null }
const read = (query: string) => readFilters(new URLSearchParams(query), choices)

test('filters survive the way through an address', () => {
  for (const text of ['', ' team ', 'R&D+x', 'q=1&category=', 'zoë 😀', '%', '#'])
    for (const category of [null, ...choices.category])
      for (const audience of [null, ...choices.audience])
        for (const saved of [null, '1']) {
          const filters = { text, category, audience, saved }
          expect(read(filterQuery(filters))).toEqual(filters)
          expect(isFiltered(filters)).toBe(filterQuery(filters) !== '')
        }
})

test.each([
  ['a name instead of its short form', 'category=Change+%26+Resilience', { category: 'Change & Resilience' }],
  ['other capitals', 'audience=MANAGERS', { audience: 'Managers' }],
  ['an unknown category', 'category=cooking&audience=managers', { audience: 'Managers' }],
  ['signs without letters', 'category=%26&audience=', {}],
  ['a flag with another value', 'saved=yes', {}],
  ['another query', 'utm_source=mail', {}],
])('reads %s', (_, query, expected) => {
  expect(read(query)).toEqual({ ...NONE, ...expected })
})

test('writing leaves alone what is not about filters, and takes out what stands on All', () => {
  const before = new URLSearchParams('utm_source=mail&q=old&category=change-resilience')
  const written = writeFilters(before, { ...NONE, audience: 'Managers' })
  expect(written.toString()).toBe('utm_source=mail&audience=managers')
  expect(before.get('q')).toBe('old')
})

const cards = [
  { id: 'a', category: 'AI', tags: ['writing', 'change'] },
  { id: 'b', category: 'AI', tags: ['change'] },
  { id: 'c', category: 'Teams', tags: [] },
]
const facets: Facets<(typeof cards)[number], 'category' | 'tag'> = {
  category: ({ category }) => [category],
  tag: ({ tags }) => tags,
}
const filters = (part: { category?: string; tag?: string }) => ({
  text: '',
  category: null,
  tag: null,
  ...part,
})

test.each([
  [{}, 'abc'],
  [{ category: 'AI' }, 'ab'],
  [{ tag: 'change' }, 'ab'],
  [{ category: 'AI', tag: 'writing' }, 'a'],
  [{ category: 'Teams', tag: 'writing' }, ''],
])('%o leaves %s', (part, expected) => {
  const left = filterByFacets(cards, facets, filters(part))
  expect(left.map(({ id }) => id).join('')).toBe(expected)
})

test('a choice counts what it would leave, given the other facets', () => {
  const count = countChoices(cards, facets, filters({ category: 'Teams', tag: 'change' }), 'category')
  expect(['AI', 'Teams', null].map(count)).toEqual([2, 0, 2])
  const countTag = countChoices(cards, facets, filters({ category: 'AI' }), 'tag')
  expect(['writing', 'change', null].map(countTag)).toEqual([1, 2, 2])
})
