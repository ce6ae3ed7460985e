import { expect, test } from 'vitest'
import type { ArticleCategory } from '#content/schema/article.ts'
import { NO_ARTICLE_FILTERS } from './articleFilters.ts'
import { filterArticles } from './filterArticles.ts'

const card = (id: string, category: ArticleCategory, tags: string[], listed = true) => ({
  id,
  category,
  tags,
  listed,
})
const cards = [
  card('a', 'AI & Technology', ['writing']),
  card('b', 'AI & Technology', ['change']),
  card('c', 'Team Building', ['change']),
  card('d', 'Resilience & Change', ['change'], false),
]
const shown = (filters: Partial<typeof NO_ARTICLE_FILTERS>, found?: string[], saved: string[] = []) =>
  filterArticles(
    found ? cards.filter(({ id }) => found.includes(id)) : cards,
    { ...NO_ARTICLE_FILTERS, ...filters },
    saved,
  )
    .map(({ id }) => id)
    .join('')

test('without filters the listing stands there, and nothing of the carousel alone', () => {
  expect(shown({})).toBe('abc')
})

test('text and category combine, within the listing', () => {
  expect(shown({ category: 'AI & Technology' })).toBe('ab')
  expect(shown({ text: 'x' }, ['b', 'c', 'd'])).toBe('bc')
  expect(shown({ text: 'x', category: 'AI & Technology' }, ['b', 'c'])).toBe('b')
  expect(shown({ text: 'x' }, [])).toBe('')
})

test('a tag and what was saved reach every article', () => {
  expect(shown({ tag: 'change' })).toBe('bcd')
  expect(shown({ tag: 'change', category: 'AI & Technology' })).toBe('b')
  expect(shown({ saved: true }, undefined, ['d', 'a', 'gone'])).toBe('ad')
  expect(shown({ saved: true, tag: 'change' }, undefined, ['d', 'a'])).toBe('d')
  expect(shown({ saved: true })).toBe('')
})
