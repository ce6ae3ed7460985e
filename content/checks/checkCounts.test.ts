import { expect, test } from 'vitest'
import { loadArticles } from '../collections/articles.ts'
import { loadModules } from '../collections/modules.ts'
import { checkCounts } from './checkCounts.ts'

const modules = loadModules('./content')
const articles = loadArticles('./content')

test('reports a category with a module too few', () => {
  const fewer = modules.filter((module) => module !== modules[0])
  expect(checkCounts(fewer, articles)).toEqual([
    'content/modules: field "category": "Self-Awareness & Purpose": has 1 entries, must have 2',
  ])
})

test('reports a missing listing, carousel, featured and required article', () => {
  expect(checkCounts(modules, [])).toEqual([
    'content/articles: field "shownIn": "listing": has 0 entries, must have 12',
    'content/articles: field "shownIn": "carousel": has 0 entries, must have 7',
    'content/articles: field "featured": has 0 entries, must have 3',
    expect.stringMatching(/ai-enhanced-leadership-coaching\.md: field "category": the article must exist/),
    expect.stringMatching(/building-resilient-leaders\.md/),
    expect.stringMatching(/communication-skills-remote-teams\.md/),
  ])
})

test('reports a card in a place that has no chip for its category', () => {
  const moved = articles.map((article) =>
    article.category === 'Communication Skills'
      ? { ...article, shownIn: ['listing' as const, 'carousel' as const] }
      : article,
  )
  expect(checkCounts(modules, moved)).toContainEqual(
    expect.stringMatching(/"Communication Skills" is not a category of the carousel/),
  )
})
