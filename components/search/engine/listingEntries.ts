import { articleFields, moduleFields } from '../filter/searchedFields.ts'

/** For scripts/bench and scripts/search, which still ask by these names. */
export const moduleEntry = (module: Parameters<typeof moduleFields>[0] & { slug: string }) => ({
  id: module.slug,
  fields: moduleFields(module),
})
export const articleEntry = (article: Parameters<typeof articleFields>[0] & { id: string }) => ({
  id: article.id,
  fields: articleFields(article),
})
