import { expect, test } from 'vitest'
import { FIXED_MODULE } from '../fixedModule.ts'
import { MODULE_CATEGORIES, type ModuleCategory } from '../schema/module.ts'
import { linkedTags } from './linkedTags.ts'
import { nextArticles } from './nextArticles.ts'
import { relatedArticles } from './relatedArticles.ts'
import { relatedModules } from './relatedModules.ts'

const [first, second, last] = [
  MODULE_CATEGORIES[0],
  MODULE_CATEGORIES[1],
  MODULE_CATEGORIES.at(-1) ?? MODULE_CATEGORIES[0],
]
const module = (slug: string, category: ModuleCategory) => ({ slug, category })
const catalog = [
  module(FIXED_MODULE, first),
  module('sibling', first),
  ...['a', 'b', 'c'].map((slug) => module(slug, second)),
  module('alone', last),
]

test.each([
  ['c', [FIXED_MODULE, 'a', 'b']],
  ['alone', [FIXED_MODULE, 'sibling', 'a']],
  ['sibling', [FIXED_MODULE, 'a', 'b']],
  [FIXED_MODULE, ['sibling', 'a', 'b']],
])('%s is related to Find Your Why, its own category and those that follow', (slug, related) => {
  const one = catalog.find((other) => other.slug === slug) ?? module(slug, first)
  expect(relatedModules(one, catalog).map((other) => other.slug)).toEqual(related)
})

const article = (id: string, category: 'Team Building' | 'Change Management' = 'Team Building') => ({
  id,
  category,
})
const articles = [article('a'), article('b'), article('c'), article('d'), article('x', 'Change Management')]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('related are the two newest others of the category; next are those that follow and are not related', () => {
  expect(ids(relatedArticles(article('b'), articles))).toEqual(['a', 'c'])
  expect(ids(relatedArticles(article('x', 'Change Management'), articles))).toEqual([])
  expect(ids(nextArticles(article('b'), articles))).toEqual(['d', 'x'])
  expect(ids(nextArticles(article('x', 'Change Management'), articles))).toEqual(['a', 'b'])
  expect(nextArticles(article('a'), [article('a')])).toEqual([])
})

test('a tag is shared when another article has it', () => {
  const tagged = [
    { id: 'a', tags: ['trust', 'workload'] },
    { id: 'b', tags: ['trust'] },
  ]
  expect(linkedTags(tagged[0] ?? { id: '', tags: [] }, tagged)).toEqual([
    { name: 'trust', shared: true },
    { name: 'workload', shared: false },
  ])
})
