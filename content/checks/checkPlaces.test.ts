import { expect, test } from 'vitest'
import { loadArticles } from '../collections/articles.ts'
import { checkPlaces } from './checkPlaces.ts'

const articles = loadArticles('./content')

test('reports a card in a place that has no chip for its category', () => {
  const moved = articles.map((article) =>
    article.category === 'Communication Skills'
      ? { ...article, shownIn: ['listing' as const, 'carousel' as const] }
      : article,
  )
  expect(checkPlaces(moved)).toContainEqual(
    expect.stringMatching(/"Communication Skills" is not a category of the carousel/),
  )
})

test('reports a featured article that the listing does not show', () => {
  const [first] = articles
  if (!first) throw new Error('There are no articles')
  const moved = {
    ...first,
    category: 'AI & Technology' as const,
    featured: true,
    shownIn: ['carousel' as const],
  }
  expect(checkPlaces([moved])).toEqual([
    expect.stringMatching(/only an article of the listing can be featured/),
  ])
})

test('asks for no number of articles', () => {
  expect(checkPlaces(articles.slice(1))).toEqual([])
  expect(checkPlaces([])).toEqual([])
})
