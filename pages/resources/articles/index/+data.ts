import { type ArticleCard, articleCard } from '#content/collections/articleCard.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { modulePath } from '#content/routes.ts'
import { type ArticleCategory, LISTING_CATEGORIES } from '#content/schema/article.ts'

export interface Data {
  /** Every article: those that are not listed can be saved and tagged as well. */
  cards: ArticleCard[]
  /** Lines for modules that were saved. */
  modules: { slug: string; label: string; href: string; category: string }[]
  choices: { categories: readonly ArticleCategory[]; tags: string[] }
}

/** Every article as a card, what they can be filtered by, and the names of the modules. */
export function data(): Data {
  const cards = loadArticles().map(articleCard)
  return {
    cards,
    modules: loadModules().map(({ slug, title, category }) => ({
      slug,
      label: title,
      href: modulePath(slug),
      category,
    })),
    choices: {
      categories: LISTING_CATEGORIES,
      tags: [...new Set(cards.flatMap(({ tags }) => tags))],
    },
  }
}
