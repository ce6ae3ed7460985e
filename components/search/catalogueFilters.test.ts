import { expect, test } from 'vitest'
import { filterQuery, NO_FILTERS, readFilters, writeFilters } from './catalogueFilters.ts'

const choices = {
  categories: ['Change & Resilience', 'People Leadership Skills'],
  audiences: ['All Leaders', 'Managers'],
} as const

const read = (query: string) => readFilters(new URLSearchParams(query), choices)

test('filters survive the way through an address', () => {
  for (const text of ['', ' team ', 'R&D+x', 'q=1&category=', 'zoë 😀', '%', '#']) {
    for (const category of [null, ...choices.categories]) {
      for (const audience of [null, ...choices.audiences]) {
        const filters = { text, category, audience }
        expect(read(filterQuery(filters))).toEqual(filters)
      }
    }
  }
})

test('an address is short and readable', () => {
  expect(filterQuery({ text: 'team', category: 'Change & Resilience', audience: 'All Leaders' })).toBe(
    '?q=team&category=change-resilience&audience=all-leaders',
  )
  expect(filterQuery(NO_FILTERS)).toBe('')
})

test.each([
  ['a name instead of its short form', 'category=Change+%26+Resilience', { category: 'Change & Resilience' }],
  ['other capitals', 'audience=MANAGERS', { audience: 'Managers' }],
  ['an unknown category', 'category=cooking&audience=managers', { audience: 'Managers' }],
  ['signs without letters', 'category=%26&audience=', {}],
  ['another query', 'utm_source=mail', {}],
])('reads %s', (_, query, expected) => {
  expect(read(query)).toEqual({ ...NO_FILTERS, ...expected })
})

test('writing leaves alone what is not about filters, and takes out what stands on All', () => {
  const before = new URLSearchParams('utm_source=mail&q=old&category=change-resilience')
  const written = writeFilters(before, { ...NO_FILTERS, audience: 'Managers' })
  expect(written.toString()).toBe('utm_source=mail&audience=managers')
  expect(before.get('q')).toBe('old')
})
