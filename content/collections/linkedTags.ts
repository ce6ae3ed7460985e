import type { ArticleFacts } from '../schema/article.ts'

/** A tag of an article; `shared` if other articles have it, so that a link is useful. */
export interface LinkedTag {
  name: string
  shared: boolean
}

type Tagged = Pick<ArticleFacts, 'id' | 'tags'>

/** The tags of an article, in order (docs/controls.md, row 44). */
export function linkedTags(article: Tagged, articles: readonly Tagged[]): LinkedTag[] {
  const idsByTag = cache.get(articles) ?? groupByTag(articles)
  cache.set(articles, idsByTag)
  return article.tags.map((name) => ({
    name,
    shared: idsByTag.get(name)?.some((id) => id !== article.id) ?? false,
  }))
}

const cache = new WeakMap<readonly Tagged[], Map<string, string[]>>()

/** Up to two article ids per tag. Two are enough to find one that differs from a given article. */
function groupByTag(articles: readonly Tagged[]): Map<string, string[]> {
  const idsByTag = new Map<string, string[]>()
  for (const { id, tags } of articles)
    for (const tag of new Set(tags)) {
      const ids = idsByTag.get(tag)
      if (!ids) idsByTag.set(tag, [id])
      else if (ids.length < 2) ids.push(id)
    }
  return idsByTag
}
