import { beforeEach, expect, test, vi } from 'vitest'
import { checkContent } from './checks/checkContent.ts'
import { articles } from './collections/articles.ts'
import { modules } from './collections/modules.ts'
import { CAROUSEL_CATEGORIES, LISTING_CATEGORIES } from './schema/articleCategories.ts'
import { MODULE_CATEGORIES } from './schema/module.ts'

/**
 * The content as specified (points 3 and 9). Only this file has these numbers; update it when you add or remove content.
 */
const MODULES = {
  'Self-Awareness & Purpose': 2,
  'Strategic Thinking & Action': 3,
  'People Leadership Skills': 4,
  'Inclusive & Adaptive Leadership': 3,
  'Communication & Influence': 3,
  'Collaboration & Agility': 3,
  'Change & Resilience': 3,
  'Customer & Performance Focus': 3,
}
const ARTICLES = { listed: 12, featured: 3, inCarousel: 7 }
const NAMED = {
  'ai-enhanced-leadership-coaching': 'AI & Technology',
  'building-resilient-leaders': 'Leadership Development',
  'communication-skills-remote-teams': 'Communication Skills',
}

// A day on which all of the content is published.
beforeEach(() => void vi.stubEnv('CONTENT_TODAY', '9000-01-01'))

test('nothing in it is wrong', () => {
  expect(checkContent()).toEqual([])
})

test('24 modules in eight categories', () => {
  const all = modules.list('./content')
  expect(all).toHaveLength(24)
  const held = MODULE_CATEGORIES.map((name) => [name, all.filter(({ category }) => category === name).length])
  expect(Object.fromEntries(held)).toEqual(MODULES)
})

test('12 articles in the listing, 3 of them featured, and 7 in the carousel', () => {
  const all = articles.list('./content')
  const listed = all.filter(({ shownIn }) => shownIn.includes('listing'))
  expect({
    listed: listed.length,
    featured: listed.filter(({ featured }) => featured).length,
    inCarousel: all.filter(({ shownIn }) => shownIn.includes('carousel')).length,
  }).toEqual(ARTICLES)
})

test.each([
  ['listing', LISTING_CATEGORIES],
  ['carousel', CAROUSEL_CATEGORIES],
] as const)('no category of the %s leads to nothing', (place, categories) => {
  const shown = articles.list('./content').filter(({ shownIn }) => shownIn.includes(place))
  const held = new Set(shown.map(({ category }) => category))
  expect(categories.filter((category) => !held.has(category))).toEqual([])
})

test('the three named articles', () => {
  const categories = articles.list('./content').map(({ id, category }) => [id, category])
  expect(Object.fromEntries(categories)).toMatchObject(NAMED)
})
