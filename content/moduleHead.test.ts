import { expect, test } from 'vitest'
import { articleHead } from './articleHead.ts'
import { articles } from './collections/articles.ts'
import { modules } from './collections/modules.ts'
import { moduleHead } from './moduleHead.ts'

test('search engines are told what each module is, in texts of its own', () => {
  for (const module of modules.list()) {
    const { title, description, structuredData } = moduleHead(module)
    expect(title).toMatch(new RegExp(`^${module.title}: .+`))
    expect(description, module.slug).not.toContain(module.description)
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Course', name: module.title, description })
  }
})

test('search engines describe each article by its excerpt', () => {
  for (const article of articles.list()) {
    const { title, description, structuredData } = articleHead(article)
    expect([title, description]).toEqual([`${article.title} | Leadership Insights`, article.excerpt])
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Article', headline: article.title, description })
  }
})
