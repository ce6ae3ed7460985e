import { expect, test } from 'vitest'
import { articleHead } from './articleHead.ts'
import { articleDetail } from './articleListing.ts'
import { articles } from './collections/articles.ts'

test('search engines describe each article by its excerpt', () => {
  for (const article of articles.list()) {
    const { title, description, structuredData } = articleHead(article)
    expect([title, description]).toEqual([`${article.title} | ${articleDetail.titleEnd}`, article.excerpt])
    expect(structuredData?.[0]).toMatchObject({ '@type': 'Article', headline: article.title, description })
  }
})
