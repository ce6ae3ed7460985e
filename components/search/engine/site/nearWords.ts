import { editDistance } from './editDistance.ts'
import { readFrequency } from './postings.ts'
import type { SiteIndex } from './SiteIndex.ts'

/** A word of the index that may have been meant. */
export interface NearWord {
  word: string
  /** How many letters differ (see `editDistance`). */
  distance: number
  /** Whether only its beginning is as near as that. */
  isBeginning: boolean
}

/**
 * The words of the index that differ from a typed one by a typing error, one from five letters on, two from nine; those
 * with the fewest errors, the likeliest first. The first letter is seldom wrong: words that begin with another one are
 * read and considered only when none with the same one is a single error away.
 */
export async function nearWords(index: SiteIndex, typed: string, isUnfinished: boolean): Promise<NearWord[]> {
  const limit = typed.length >= 9 ? 2 : typed.length >= 5 ? 1 : 0
  if (limit === 0) return []
  const likely = nearest(await index.vocabulary(typed.slice(0, 1)), typed, limit, isUnfinished)
  return likely[0]?.distance === 1 ? likely : nearest(await index.vocabulary(''), typed, limit, isUnfinished)
}

function nearest(
  vocabulary: ReadonlyMap<string, string>,
  typed: string,
  limit: number,
  isUnfinished: boolean,
): NearWord[] {
  const near: (NearWord & { rank: number })[] = []
  for (const [word, frequency] of vocabulary) {
    if (word.length < typed.length - limit || (!isUnfinished && word.length > typed.length + limit)) continue
    const { whole, beginning } = editDistance(typed, word, limit)
    const distance = Math.min(whole, isUnfinished ? beginning : whole)
    if (distance > limit) continue
    const isBeginning = whole > distance
    const rank =
      distance * 4 + (isBeginning ? 1 : 0) + (word[0] === typed[0] ? 0 : 2) - readFrequency(frequency) / 32
    near.push({ word, distance, isBeginning, rank })
  }
  near.sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1))
  return near.filter(({ distance }) => distance === near[0]?.distance)
}
