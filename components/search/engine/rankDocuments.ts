import { KIND_WEIGHTS, weightOf } from './fieldWeights.ts'
import type { Match } from './matchWord.ts'
import type { QueryWord } from './parseQuery.ts'
import type { SearchIndex } from './SearchIndex.ts'
import { frequencyOf } from './termIndex.ts'

/** What a stop word counts beside telling ones. It is rare in titles, not telling. */
const STOP_WORD_WEIGHT = 0.1

/** A document with its score. */
export interface Ranked {
  number: number
  score: number
}

export interface Ranking {
  /** The best documents, the best first. */
  best: Ranked[]
  total: number
  /** Whether no document holds all required words, so that these hold some of them. */
  isPartial: boolean
}

/** A word of a query with the terms that answer it. */
export type MatchedWord = QueryWord & { matches: readonly Match[] }

/**
 * Orders the documents that hold all required words, or as many of them as any does: for each word the best of its terms by
 * field weight and quality, times the rarity of the word.
 * @param limit how many to return
 * @throws Error when a shard cannot be read
 */
export async function rankDocuments(
  index: SearchIndex,
  words: readonly MatchedWord[],
  limit: number,
): Promise<Ranking> {
  const size = index.kinds.reduce((sum, [, count]) => sum + count, 0)
  const scores = new Float64Array(size)
  const held = new Uint8Array(size)
  const isAlone = words.filter(({ isCompound }) => !isCompound).length === 1
  for (const { matches, isRequired, isStopWord } of words) {
    const { best, frequency } = await bestByDocument(index, matches, size, isAlone)
    const rarity =
      Math.log(1 + size / Math.min(Math.max(frequency, 1), size)) * (isStopWord ? STOP_WORD_WEIGHT : 1)
    for (const [number, value] of best.entries()) {
      if (value === 0) continue
      scores[number] = (scores[number] ?? 0) + value * rarity
      if (isRequired) held[number] = (held[number] ?? 0) + 1
    }
  }
  const most = held.reduce((largest, count) => Math.max(largest, count), 0)
  if (most === 0) return { best: [], total: 0, isPartial: false }
  const found: Ranked[] = []
  let number = 0
  for (const [kind, count] of index.kinds)
    for (const end = number + count; number < end; number++)
      if (held[number] === most) found.push({ number, score: (scores[number] ?? 0) * KIND_WEIGHTS[kind] })
  found.sort((a, b) => b.score - a.score || a.number - b.number)
  const required = words.filter(({ isRequired }) => isRequired).length
  return { best: found.slice(0, limit), total: found.length, isPartial: most < required }
}

/** The best weight that any of the terms has in each document, and how many documents they stand in, counted by term. */
async function bestByDocument(index: SearchIndex, matches: readonly Match[], size: number, isAlone: boolean) {
  const best = new Float64Array(size)
  let frequency = 0
  const postings = await Promise.all(matches.map(({ term }) => index.postings(term)))
  for (const [at, slots] of postings.entries()) {
    frequency += frequencyOf(slots)
    for (const [slot, numbers] of slots.entries()) {
      const value = weightOf(slot, isAlone) * (matches[at]?.quality ?? 0)
      for (const number of numbers ?? []) if (value > (best[number] ?? 0)) best[number] = value
    }
  }
  return { best, frequency }
}
