import { expect, test } from 'vitest'
import { loadArticles } from '../collections/articles.ts'
import { checkPlacement } from './checkPlacement.ts'

const articles = loadArticles('./content')
const fileOf = (id: string) => `content/articles/${id}.md`

test('reports a card in a place that has no chip for its category', () => {
  const moved = articles.map((article) =>
    article.category === 'Communication Skills'
      ? { ...article, shownIn: ['listing' as const, 'carousel' as const] }
      : article,
  )
  expect(checkPlacement(moved, fileOf)).toContainEqual({
    file: 'content/articles/communication-skills-remote-teams.md',
    at: 'category:',
    message: expect.stringMatching(/^category is "Communication Skills", which the carousel does not have/),
  })
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
  expect(checkPlacement([moved], fileOf)).toMatchObject([
    { message: expect.stringMatching(/^featured is true, but shownIn has no/) },
  ])
})

test('asks for no number of articles', () => {
  expect(checkPlacement(articles.slice(1), fileOf)).toEqual([])
  expect(checkPlacement([], fileOf)).toEqual([])
})
