import { articleCard } from '#content/collections/articleCard.ts'
import { articles } from '#content/collections/articles.ts'
import { moduleCard } from '#content/collections/moduleCard.ts'
import { modules } from '#content/collections/modules.ts'

/** Data that pages get from Markdown files. Read in Node; for the browser, this file is replaced with the resulting JSON. */
export const samples = {
  modules: modules.list().map(moduleCard),
  articles: articles.list().map(articleCard),
}
