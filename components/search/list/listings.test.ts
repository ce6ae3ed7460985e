import { expect, test } from 'vitest'
import type { ArticleCard } from '#content/collections/cards.ts'
import { filterByFacets } from './filters.ts'
import { type ArticleFilters, articleListing, SAVED } from './listings.ts'

const card = (id: string, category: string, tags: string[], listed = true) =>
  ({ id, category, tags, listed }) as unknown as ArticleCard
const cards = [
  card('a', 'AI & Technology', ['writing']),
  card('b', 'AI & Technology', ['change']),
  card('c', 'Team Building', ['change']),
  card('d', 'Resilience & Change', ['change'], false),
]
const shown = (part: Partial<ArticleFilters>, saved: string[] = []) => {
  const filters = { text: '', category: null, tag: null, saved: null, ...part }
  const { takesPart, facets } = articleListing(saved)
  const taking = cards.filter((card) => takesPart?.(card, filters))
  return filterByFacets(taking, facets, filters)
    .map(({ id }) => id)
    .join('')
}

test('a tag and what was saved reach every article, a category those of the listing', () => {
  expect(shown({ category: 'Resilience & Change' })).toBe('')
  expect(shown({ tag: 'change' })).toBe('bcd')
  expect(shown({ tag: 'change', category: 'AI & Technology' })).toBe('b')
  expect(shown({ saved: SAVED }, ['d', 'a', 'gone'])).toBe('ad')
  expect(shown({ saved: SAVED, tag: 'change' }, ['d', 'a'])).toBe('d')
  expect(shown({ saved: SAVED })).toBe('')
})
