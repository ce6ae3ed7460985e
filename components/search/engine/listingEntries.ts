import type { ListingEntry } from './ListingIndex.ts'

/** What the search of the module catalogue reads: title or description (specification, point 5). */
export const moduleEntry = (module: { slug: string; title: string; description: string }): ListingEntry => ({
  id: module.slug,
  fields: [module.title, module.description],
})

/** What the search of the article listing reads: title, excerpt or author (specification, point 5). */
export const articleEntry = (article: {
  id: string
  title: string
  excerpt: string
  author: string
}): ListingEntry => ({ id: article.id, fields: [article.title, article.excerpt, article.author] })
