import { KIND_WEIGHTS, weightOf } from './fieldWeights.ts'
import { countBits } from './matcher.ts'
import type { Match, MatchedWord } from './matchWord.ts'
import type { SearchIndex } from './SearchIndex.ts'
import { frequencyOf, type Postings } from './termIndex.ts'

/** Weight of a stop word beside other words: it is rare in titles but meaningless. */
const STOP_WORD_WEIGHT = 0.1

/** A document with its score. */
interface Ranked {
  number: number
  score: number
}

export interface Ranking {
  /** The best documents, best first. */
  best: Ranked[]
  total: number
  /** Whether no document has all required words, so that these have only some. */
  isPartial: boolean
}

/**
 * Ranks the documents with all required words, or with as many as any document has. A word scores the best of its
 * terms by field weight and quality, times its rarity.
 * @param limit maximum number of results
 * @throws Error if a shard can't be read
 */
export async function rankDocuments(
  index: SearchIndex,
  words: readonly MatchedWord[],
  limit: number,
): Promise<Ranking> {
  const size = index.kinds.length
  const scores = new Float64Array(size)
  /** Required words in each document, as bit sets. */
  const held = new Uint16Array(size)
  const bitOf = (at: number) => (words[at]?.isRequired ? 1 << at : 0)
  const isAlone = words.filter(({ isRequired }) => isRequired).length === 1
  const postings = await Promise.all(words.map(({ matches }) => postingsOf(index, matches)))
  for (const [at, { parts = [at], isStopWord }] of words.entries()) {
    const { best, frequency } = bestByDocument(postings[at] ?? [], size, isAlone)
    const bits = parts.reduce((sum, part) => sum | bitOf(part), 0)
    const rarity =
      Math.log(1 + size / Math.min(Math.max(frequency, 1), size)) * (isStopWord ? STOP_WORD_WEIGHT : 1)
    for (const [number, value] of best.entries()) {
      if (value === 0) continue
      scores[number] = (scores[number] ?? 0) + value * rarity
      held[number] = (held[number] ?? 0) | bits
    }
  }
  const most = held.reduce((largest, bits) => Math.max(largest, countBits(bits)), 0)
  if (most === 0) return { best: [], total: 0, isPartial: false }
  const found: Ranked[] = []
  for (const [number, kind] of index.kinds.entries())
    if (countBits(held[number] ?? 0) === most)
      found.push({ number, score: (scores[number] ?? 0) * KIND_WEIGHTS[kind] })
  found.sort((a, b) => b.score - a.score || a.number - b.number)
  const required = words.filter(({ isRequired }) => isRequired).length
  return { best: found.slice(0, limit), total: found.length, isPartial: most < required }
}

interface MatchPostings {
  quality: number
  slots: Postings
}

const postingsOf = (index: SearchIndex, matches: readonly Match[]): Promise<MatchPostings[]> =>
  Promise.all(matches.map(async ({ term, quality }) => ({ quality, slots: await index.postings(term) })))

/** The best weight of any of the terms in each document, and their total document frequency. */
function bestByDocument(postings: readonly MatchPostings[], size: number, isAlone: boolean) {
  const best = new Float64Array(size)
  let frequency = 0
  for (const { quality, slots } of postings) {
    frequency += frequencyOf(slots)
    for (const [slot, numbers] of slots.entries()) {
      const value = weightOf(slot, isAlone) * quality
      for (const number of numbers ?? []) if (value > (best[number] ?? 0)) best[number] = value
    }
  }
  return { best, frequency }
}
