import { MODULE_CATEGORIES } from '../schema/module.ts'
import { articles } from './articles.ts'
import { modules } from './modules.ts'

/** Counts the content that the copy mentions by number. */
export const countContent = () => ({
  modules: modules.list().length,
  themes: MODULE_CATEGORIES.length,
  listedArticles: articles.list().filter(({ shownIn }) => shownIn.includes('listing')).length,
})
