import { expect, test } from 'vitest'
import { articleHead } from './articleHead.ts'
import { articles } from './collections/articles.ts'
import { modules } from './collections/modules.ts'
import { moduleHead } from './moduleHead.ts'

test.each(modules.list().map((module) => [module.slug, module] as const))(
  'search engines are told what %s is, in texts of its own',
  (_, module) => {
    const { title, description, structuredData } = moduleHead(module)
    expect(title).toMatch(new RegExp(`^${module.title}: .+`))
    expect(description).toBe(module.metaDescription)
    expect(description).not.toContain(module.description)
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Course', name: module.title, description })
  },
)

test.each(articles.list().map((article) => [article.id, article] as const))(
  'search engines describe %s by its excerpt',
  (_, article) => {
    const { title, description, structuredData } = articleHead(article)
    expect(title).toBe(`${article.title} | Leadership Insights`)
    expect(description).toBe(article.excerpt)
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Article', headline: article.title, description })
  },
)
