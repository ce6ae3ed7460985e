import { expect, test } from 'vitest'
import {
  articleQuery,
  NO_ARTICLE_FILTERS,
  readArticleFilters,
  writeArticleFilters,
} from './articleFilters.ts'

const choices = {
  categories: ['AI & Technology', 'Impact & ROI'],
  tags: ['remote teams', 'AI practice'],
} as const

const read = (query: string) => readArticleFilters(new URLSearchParams(query), choices)

test('filters survive the way through an address', () => {
  for (const text of ['', ' team ', 'R&D+x', 'q=1&category=', 'zoë 😀', '%', '#']) {
    for (const category of [null, ...choices.categories]) {
      for (const tag of [null, ...choices.tags]) {
        for (const saved of [false, true]) {
          const filters = { text, category, tag, saved }
          expect(read(articleQuery(filters))).toEqual(filters)
        }
      }
    }
  }
})

test('an address is short and readable', () => {
  expect(articleQuery({ text: 'team', category: 'AI & Technology', tag: 'remote teams', saved: true })).toBe(
    '?q=team&category=ai-technology&tag=remote-teams&saved=1',
  )
  expect(articleQuery(NO_ARTICLE_FILTERS)).toBe('')
})

test.each([
  ['a name instead of its short form', 'category=Impact+%26+ROI', { category: 'Impact & ROI' }],
  ['an unknown category and tag', 'category=cooking&tag=soup&q=x', { text: 'x' }],
  ['a category of another list', 'category=team-building', {}],
  ['saved with another value', 'saved=yes', {}],
])('reads %s', (_, query, expected) => {
  expect(read(query)).toEqual({ ...NO_ARTICLE_FILTERS, ...expected })
})

test('writing leaves alone what is not about filters, and takes out what stands on All', () => {
  const before = new URLSearchParams('utm_source=mail&q=old&tag=remote-teams&saved=1')
  expect(writeArticleFilters(before, NO_ARTICLE_FILTERS).toString()).toBe('utm_source=mail')
})
