import type { ArticleFacts } from '../schema/article.ts'
import type { FoundProblem } from './locate.ts'

/** Tags that another article writes in another way, so that neither would lead to the other. */
export function checkTags(
  articles: readonly Pick<ArticleFacts, 'id' | 'tags'>[],
  fileOf: (id: string) => string,
): FoundProblem[] {
  const spellings = new Map<string, Map<string, string[]>>()
  for (const { id, tags } of articles)
    for (const tag of tags) {
      const same = spellings.get(plain(tag)) ?? new Map<string, string[]>()
      same.set(tag, [...(same.get(tag) ?? []), id])
      spellings.set(plain(tag), same)
    }
  return [...spellings.values()].flatMap((same) => {
    const [usual, ...others] = [...same].sort(([, a], [, b]) => b.length - a.length)
    return others.flatMap(([tag, ids]) =>
      ids.map((id) => ({
        file: fileOf(id),
        at: tag,
        message: `the tag "${tag}" is written "${usual?.[0]}" in ${usual?.[1][0]}.md. Write it in one way.`,
      })),
    )
  })
}

/** Capitals, hyphens and a plural make no other tag. */
const plain = (tag: string) =>
  tag
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/s$/, '')
