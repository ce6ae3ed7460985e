import type { ArticleFacts } from '../schema/article.ts'

/** A tag of an article; `shared` if other articles have it, so that a link is useful. */
export interface LinkedTag {
  name: string
  shared: boolean
}

type Tagged = Pick<ArticleFacts, 'id' | 'tags'>

/** The tags of an article, in order (docs/controls.md, row 44). */
export function linkedTags(article: Tagged, articles: readonly Tagged[]): LinkedTag[] {
  const holders = known.get(articles) ?? holdersOf(articles)
  known.set(articles, holders)
  return article.tags.map((name) => ({
    name,
    shared: holders.get(name)?.some((id) => id !== article.id) ?? false,
  }))
}

const known = new WeakMap<readonly Tagged[], Map<string, string[]>>()

/** Up to two article ids per tag. Two are enough to find one that differs from a given article. */
function holdersOf(articles: readonly Tagged[]): Map<string, string[]> {
  const holders = new Map<string, string[]>()
  for (const { id, tags } of articles)
    for (const tag of new Set(tags)) {
      const ids = holders.get(tag)
      if (!ids) holders.set(tag, [id])
      else if (ids.length < 2) ids.push(id)
    }
  return holders
}
