import type { Article } from '../schema/article.ts'
import { MODULE_CATEGORIES, type Module } from '../schema/module.ts'

/**
 * The module that every other module lists under "Related Modules" (specification, point 2, Module detail): its file name
 * without ".md". Change it here when the file is renamed; without such a module, the others stand alone.
 */
export const FIXED_MODULE = 'find-your-why'

/** A tag of an article; `shared` if other articles have it, so that a link is useful. */
export interface LinkedTag {
  name: string
  shared: boolean
}

type Tagged = Pick<Article, 'id' | 'tags'>

/** The tags of an article, in order (docs/controls.md, row 44). */
export const linkedTags = ({ id, tags }: Tagged, articles: readonly Tagged[]): LinkedTag[] =>
  tags.map((name) => ({
    name,
    shared: articles.some((other) => other.id !== id && other.tags.includes(name)),
  }))

/** Maximum number of related articles (specification, point 9). */
const MAX_RELATED = 2

/** The newest other articles in the same category. */
export const relatedArticles = <Other extends Pick<Article, 'id' | 'category'>>(
  article: Pick<Article, 'id' | 'category'>,
  articles: readonly Other[],
): Other[] =>
  articles
    .filter(({ id, category }) => id !== article.id && category === article.category)
    .slice(0, MAX_RELATED)

/** Number of articles, which fill a row. */
const NEXT_ARTICLES = 2

/** The articles to read next: those that follow in the list, wrapping around at the end, without the related articles. */
export function nextArticles<Other extends Pick<Article, 'id' | 'category'>>(
  article: Pick<Article, 'id' | 'category'>,
  articles: readonly Other[],
): Other[] {
  const index = articles.findIndex(({ id }) => id === article.id)
  const related = new Set(relatedArticles(article, articles).map(({ id }) => id))
  const following = [...articles.slice(index + 1), ...articles.slice(0, Math.max(index, 0))]
  return following.filter(({ id }) => !related.has(id)).slice(0, NEXT_ARTICLES)
}

/** Number of related modules, which fill a row (docs/controls.md, row 23). */
const RELATED_MODULES = 3

/**
 * The related modules of a module: Find Your Why, then others in its category, then those in the categories that follow until
 * the row is full.
 */
export function relatedModules<Other extends Pick<Module, 'slug' | 'category'>>(
  module: Pick<Module, 'slug' | 'category'>,
  modules: readonly Other[],
): Other[] {
  const others = modules.filter(({ slug }) => slug !== module.slug)
  const fixed = others.filter(({ slug }) => slug === FIXED_MODULE)
  const rest = others.filter(({ slug }) => slug !== FIXED_MODULE)
  const own = MODULE_CATEGORIES.indexOf(module.category)
  const nearestFirst = [...MODULE_CATEGORIES.slice(own), ...MODULE_CATEGORIES.slice(0, own)]
  const ranked = nearestFirst.flatMap((name) => rest.filter(({ category }) => category === name))
  return [...fixed, ...ranked].slice(0, RELATED_MODULES)
}
