import { expect, test } from 'vitest'
import { MODULE_CATEGORIES } from '../schema/module.ts'
import { FIXED_MODULE, linkedTags, nextArticles, relatedArticles, relatedModules } from './related.ts'

const [first, second, third] = MODULE_CATEGORIES
const catalog = [
  { slug: FIXED_MODULE, category: first },
  { slug: 'sibling', category: first },
  ...['a', 'b', 'c'].map((slug) => ({ slug, category: second })),
  { slug: 'alone', category: third },
]

test.each([
  ['c', [FIXED_MODULE, 'a', 'b']],
  ['alone', [FIXED_MODULE, 'sibling', 'a']],
  [FIXED_MODULE, ['sibling', 'a', 'b']],
])('%s is related to Find Your Why, its own category and those that follow', (slug, related) => {
  const [module] = catalog.filter((one) => one.slug === slug)
  expect(module && relatedModules(module, catalog).map((one) => one.slug)).toEqual(related)
})

const article = (id: string, category: 'Team Building' | 'Change Management' = 'Team Building') => ({
  id,
  category,
})
const other = article('x', 'Change Management')
const articles = [article('a'), article('b'), article('c'), article('d'), other]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

test('related are the two newest others of the category; next are those that follow and are not related', () => {
  expect(ids(relatedArticles(article('b'), articles))).toEqual(['a', 'c'])
  expect(ids(relatedArticles(other, articles))).toEqual([])
  expect(ids(nextArticles(article('b'), articles))).toEqual(['d', 'x'])
  expect(ids(nextArticles(other, articles))).toEqual(['a', 'b'])
  expect(nextArticles(article('a'), [article('a')])).toEqual([])
})

test('a tag is shared when another article has it', () => {
  const tagged = { id: 'a', tags: ['trust', 'workload'] }
  expect(linkedTags(tagged, [tagged, { id: 'b', tags: ['trust'] }])).toEqual([
    { name: 'trust', shared: true },
    { name: 'workload', shared: false },
  ])
})
