import { KIND_WEIGHTS } from './fieldWeights.ts'
import type { Match } from './matchWord.ts'
import type { SearchIndex } from './SearchIndex.ts'

interface Ranked {
  number: number
  score: number
  /** Number of words in it. */
  held: number
}

export interface Ranking {
  /** The best documents, best first. */
  best: Ranked[]
  total: number
  /** Whether no document has all words, so that these have only some. */
  isPartial: boolean
}

/**
 * Ranks the documents with all words, or with as many as any document has. A word scores the best of its terms by
 * field weight and quality, times its rarity.
 * @param words the matches of each word
 * @param limit maximum number of results
 * @throws Error if a shard can't be read
 */
export async function rankDocuments(
  index: SearchIndex,
  words: readonly (readonly Match[])[],
  limit: number,
): Promise<Ranking> {
  const ranked = new Map<number, Ranked>()
  for (const best of await Promise.all(words.map((matches) => bestByDocument(index, matches)))) {
    const rarity = Math.log(1 + index.kinds.length / best.size)
    for (const [number, value] of best) {
      const document = ranked.get(number) ?? { number, score: 0, held: 0 }
      document.score += value * rarity
      document.held++
      ranked.set(number, document)
    }
  }
  const most = Math.max(0, ...[...ranked.values()].map(({ held }) => held))
  const found = [...ranked.values()]
    .filter(({ held }) => held === most)
    .sort((a, b) => b.score - a.score || a.number - b.number)
  return { best: found.slice(0, limit), total: found.length, isPartial: most > 0 && most < words.length }
}

/** The best weight of any of the terms in each document that has one. */
async function bestByDocument(index: SearchIndex, matches: readonly Match[]): Promise<Map<number, number>> {
  const postings = await Promise.all(matches.map(({ term }) => index.postings(term)))
  const best = new Map<number, number>()
  for (const [at, { quality }] of matches.entries())
    for (const [weight, numbers] of postings[at]?.entries() ?? [])
      for (const number of numbers ?? []) {
        const value = weight * quality * KIND_WEIGHTS[index.kinds[number] ?? 'article']
        best.set(number, Math.max(best.get(number) ?? 0, value))
      }
  return best
}
