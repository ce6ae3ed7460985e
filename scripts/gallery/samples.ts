import { articleCard } from '#content/collections/articleCard.ts'
import { articles } from '#content/collections/articles.ts'
import { moduleCard } from '#content/collections/moduleCard.ts'
import { modules } from '#content/collections/modules.ts'

/** What pages get from the Markdown files: read where Node runs this file, put in its place as JSON for the browser. */
export const samples = {
  modules: modules.list().map(moduleCard),
  articles: articles.list().map(articleCard),
}
