import { expect, test } from 'vitest'
import { loadArticles } from './articles.ts'
import { relatedArticles } from './relatedArticles.ts'

const articles = loadArticles('./content')

test('related articles share the category, leave out the article itself and are two at most', () => {
  for (const article of articles) {
    const sameCategory = articles.filter(({ category }) => category === article.category)
    const related = relatedArticles(article, articles)
    expect(related).toHaveLength(Math.min(2, sameCategory.length - 1))
    for (const other of related) {
      expect(other.category).toBe(article.category)
      expect(other.id).not.toBe(article.id)
    }
  }
})

test('of many in a category the two newest stand there', () => {
  const [first] = articles
  if (!first) throw new Error('There are no articles')
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ ...first, id }))
  expect(relatedArticles({ ...first, id: 'b' }, many).map(({ id }) => id)).toEqual(['a', 'c'])
})

test('an article that is alone in its category has none', () => {
  const [first] = articles
  if (!first) throw new Error('There are no articles')
  const others = articles.filter(({ category }) => category !== first.category)
  expect(relatedArticles(first, [first, ...others])).toEqual([])
})
