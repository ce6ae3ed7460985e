import { expect, test } from 'vitest'
import { articleHead } from './articleHead.ts'
import { brand } from './brand.ts'
import { loadArticles } from './collections/articles.ts'
import { loadModules } from './collections/modules.ts'
import { moduleHead } from './moduleHead.ts'

test.each(loadModules().map((module) => [module.slug, module] as const))(
  'search engines are told what %s is, in texts that they show whole',
  (_, module) => {
    const { title, description, structuredData } = moduleHead(module)
    expect(title).toMatch(new RegExp(`^${module.title}: .+`))
    expect(`${title} | ${brand.name}`.length).toBeLessThanOrEqual(65)
    expect(description).toBe(module.metaDescription)
    expect(description).not.toContain(module.description)
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Course', name: module.title, description })
  },
)

test('an article is described to search engines by its own text, or else by its excerpt', () => {
  const [article] = loadArticles()
  if (!article) throw new Error('There is no article')
  const metaDescription = 'What search engines say of it.'
  expect(articleHead({ ...article, metaDescription }).description).toBe(metaDescription)
  expect(articleHead({ ...article, metaDescription: undefined }).description).toBe(article.excerpt)
})
