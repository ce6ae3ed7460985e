import type { MatchedWord } from './matchWord.ts'
import type { QueryWord } from './parseQuery.ts'
import { readPostings, weightOf } from './postings.ts'
import { KINDS } from './SiteDocument.ts'

/** A program page is what the site is about; an article only speaks of it. In the order of `KINDS`. */
const KIND_WEIGHTS = [1.1, 1.15, 1.05, 1]

/** What a little word such as "in" counts beside telling ones. It is rare in titles, not telling. */
const LITTLE = 0.1

/** A document with what it is worth as an answer. */
export interface Ranked {
  document: number
  score: number
}

export interface Ranking {
  /** The best documents, the best first. */
  best: Ranked[]
  total: number
  /** Whether no document holds all required words, so that these hold some of them. */
  isPartial: boolean
}

/**
 * Orders the documents that hold all required words, or as many of them as any does.
 * @param counts documents of each kind, in the order of `KINDS`
 * @param limit how many to return
 */
export function rankDocuments(
  query: readonly (QueryWord & { matches: readonly MatchedWord[] })[],
  counts: readonly number[],
  limit: number,
): Ranking {
  const size = counts.reduce((sum, count) => sum + count, 0)
  const scores = new Float64Array(size)
  const held = new Uint8Array(size)
  const isAlone = query.filter(({ isCompound }) => !isCompound).length === 1
  for (const { matches, isRequired, isLittle } of query) {
    const best = new Float64Array(size)
    let documents = 0
    for (const { packed, quality } of matches)
      documents += readPostings(packed, (document, place) => {
        const value = quality * weightOf(place, isAlone)
        if (value > (best[document] ?? 0)) best[document] = value
      })
    const rarity = Math.log(1 + size / Math.max(1, Math.min(documents, size))) * (isLittle ? LITTLE : 1)
    for (let document = 0; document < size; document++) {
      const value = best[document] ?? 0
      if (value === 0) continue
      scores[document] = (scores[document] ?? 0) + value * rarity
      if (isRequired) held[document] = (held[document] ?? 0) + 1
    }
  }
  const required = query.filter(({ isRequired }) => isRequired).length
  const most = held.reduce((largest, count) => Math.max(largest, count), 0)
  if (most === 0) return { best: [], total: 0, isPartial: false }
  let total = 0
  const best: Ranked[] = []
  let end = 0
  for (const [kind, count] of counts.entries()) {
    const weight = KIND_WEIGHTS[kind] ?? 1
    const start = end
    end += count
    for (let document = start; document < end; document++) {
      if ((held[document] ?? 0) < most) continue
      total++
      const score = (scores[document] ?? 0) * weight
      // Nothing is made for the thousands that are not among the best.
      if (best.length < limit || score > (best.at(-1)?.score ?? 0)) insert(best, { document, score }, limit)
    }
  }
  return { best, total, isPartial: most < required }
}

/** The first answer to a question of one word. @param packed where it stands @param counts documents of each kind */
export function bestDocument(packed: string, counts: readonly number[]): number {
  let [best, highest] = [-1, 0]
  readPostings(packed, (document, place) => {
    const score = weightOf(place, true) * (KIND_WEIGHTS[kindOf(document, counts)] ?? 1)
    if (score < highest || (score === highest && document > best)) return
    best = document
    highest = score
  })
  return best
}

/** The kind of a document, as its place in `KINDS`. @param counts documents of each kind */
export function kindOf(document: number, counts: readonly number[]): number {
  let before = 0
  return KINDS.findIndex((_, kind) => {
    before += counts[kind] ?? 0
    return document < before
  })
}

/** Keeps the list sorted and short; of equals the one with the smaller number stays in front. */
function insert(best: Ranked[], entry: Ranked, limit: number): void {
  let at = best.length
  while (at > 0 && (best[at - 1]?.score ?? 0) < entry.score) at--
  best.splice(at, 0, entry)
  if (best.length > limit) best.pop()
}
