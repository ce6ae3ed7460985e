import { expect, test } from 'vitest'
import { loadArticles } from './articles.ts'
import { linkedTags } from './linkedTags.ts'

const articles = loadArticles('./content')
const tagsOf = (id: string) => {
  const article = articles.find((one) => one.id === id)
  if (!article) throw new Error(`${id} is missing`)
  return linkedTags(article, articles)
}

test('a tag is shared when another article has it, listed or not', () => {
  // One article in the listing and one in the carousel have the tag "resilience".
  expect(tagsOf('building-resilient-leaders')).toEqual([
    { name: 'resilience', shared: true },
    { name: 'workload', shared: false },
    { name: 'frontline leadership', shared: true },
    { name: 'burnout', shared: false },
    { name: 'change', shared: false },
  ])
})

test('an article alone shares nothing, not even with itself', () => {
  const [first] = articles
  if (!first) throw new Error('There are no articles')
  expect(linkedTags(first, [first]).some(({ shared }) => shared)).toBe(false)
})
