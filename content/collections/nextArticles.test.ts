import { expect, test } from 'vitest'
import { loadArticles } from './articles.ts'
import { nextArticles } from './nextArticles.ts'
import { relatedArticles } from './relatedArticles.ts'

const articles = loadArticles()

test('every article has two to read next, neither itself nor one that is beside it', () => {
  for (const article of articles) {
    const next = nextArticles(article, articles)
    expect(next).toHaveLength(2)
    expect(new Set([article, ...next, ...relatedArticles(article, articles)]).size).toBe(
      3 + relatedArticles(article, articles).length,
    )
  }
})

test('the last article goes on with the first', () => {
  const last = articles.at(-1)
  if (!last) throw new Error('There are no articles')
  expect(nextArticles(last, articles)[0]).toBe(
    articles.find((article) => !relatedArticles(last, articles).includes(article)),
  )
})

test('a single article has none', () => {
  expect(nextArticles({ id: 'one', category: 'Team Building' }, articles.slice(0, 0))).toEqual([])
})
