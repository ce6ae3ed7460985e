import { shownPath } from '../collections/shownPath.ts'
import type { ArticleFacts } from '../schema/article.ts'
import type { FoundProblem } from './locate.ts'
import { normalizeTag } from './normalizeTag.ts'

type Tagged = Pick<ArticleFacts, 'id'> & Partial<Pick<ArticleFacts, 'tags' | 'date'>>

/** A spelling of a tag, the articles that use it, and the date of the oldest one. */
interface Spelling {
  tag: string
  ids: string[]
  since: string
}

/**
 * Finds tags that other articles spell differently, since differently spelled tags don't link to each other. The less common
 * spelling is reported, or the newer one if both are equally common.
 */
export function checkTags(articles: readonly Tagged[], fileOf: (id: string) => string): FoundProblem[] {
  const byNormalized = new Map<string, Map<string, Spelling>>()
  for (const { id, tags = [], date = '' } of articles)
    for (const tag of tags.filter((one, at) => tags.findIndex((other) => isSame(one, other)) === at)) {
      const same = byNormalized.get(normalizeTag(tag)) ?? new Map<string, Spelling>()
      const { ids, since } = same.get(tag) ?? { ids: [], since: date }
      same.set(tag, { tag, ids: [...ids, id], since: since < date ? since : date })
      byNormalized.set(normalizeTag(tag), same)
    }
  return [...byNormalized.values()].flatMap((same) => {
    const [usual, ...others] = [...same.values()].sort(
      (a, b) => b.ids.length - a.ids.length || a.since.localeCompare(b.since),
    )
    return others.flatMap(({ tag, ids }) =>
      ids.map((id) => ({
        file: fileOf(id),
        at: `- ${tag}`,
        message: `the tag "${tag}" is written "${usual?.tag}" in ${shownPath(fileOf(usual?.ids[0] ?? ''))}. Use one spelling.`,
      })),
    )
  })
}

const isSame = (a: string, b: string) => normalizeTag(a) === normalizeTag(b)
