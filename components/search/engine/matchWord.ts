import { editDistance } from '#content/schema/editDistance.ts'
import { inflections } from './inflections.ts'
import type { QueryWord } from './parseQuery.ts'
import type { Lexicon, SearchIndex } from './SearchIndex.ts'

/** An indexed term that matches a word of a query. */
export interface Match {
  term: string
  /** 1 for an exact match, less for inflections, prefixes and corrections. */
  quality: number
}

/** A word of a query with its matching terms. */
export type MatchedWord = QueryWord & { matches: readonly Match[] }

/** Quality of a corrected match, by edit distance. */
const CORRECTION_QUALITY = [1, 0.5, 0.3]
const INFLECTION_QUALITY = 0.85
const MAX_CORRECTIONS = 6
/** Unfinished words up to this length aren't inflected: the forms of "res" aren't those of a word. */
const MAX_FRAGMENT_LENGTH = 3
/** Terms with a short prefix may span many shards: only those with the most frequent ones are read. */
const MAX_PREFIX_SHARDS = 3

/**
 * Finds the terms that match a word: the word and its inflections; if it is unfinished or has none, the terms it is a
 * prefix of; and if there are none of these either and the word is required, terms within a few typing errors.
 */
export async function matchWord(index: SearchIndex, word: QueryWord): Promise<Match[]> {
  const { term, isUnfinished, isRequired } = word
  const lexicon = await index.lexicon([...term][0] ?? '')
  const matches = new Map<string, number>(
    wholeMatches(lexicon, term, isUnfinished && term.length <= MAX_FRAGMENT_LENGTH),
  )
  if (isUnfinished || matches.size === 0)
    for (const longer of withPrefix(index, lexicon, term))
      if (!matches.has(longer)) matches.set(longer, 0.15 + 0.65 * (term.length / longer.length))
  if (matches.size === 0 && isRequired) await addCorrections(matches, index, lexicon, term, isUnfinished)
  return [...matches].map(([term, quality]) => ({ term, quality }))
}

/** The word and its inflections, as far as they are indexed. */
function wholeMatches(lexicon: Lexicon, word: string, isFragment: boolean) {
  const forms = isFragment ? [] : inflections(word)
  const matches = [[word, 1] as const, ...forms.map((form) => [form, INFLECTION_QUALITY] as const)]
  return matches.filter(([term]) => lexicon.has(term))
}

function withPrefix(index: SearchIndex, lexicon: Lexicon, prefix: string): string[] {
  const longer = [...lexicon].filter(([term]) => term !== prefix && term.startsWith(prefix))
  const shards = new Set<number>()
  for (const [term] of longer.sort(([, a], [, b]) => b - a))
    if (shards.size < MAX_PREFIX_SHARDS) shards.add(index.shardOf(term))
  return longer.map(([term]) => term).filter((term) => shards.has(index.shardOf(term)))
}

/** The first letter is rarely wrong: terms with another one are considered only if no other term is one error away. */
async function addCorrections(
  matches: Map<string, number>,
  index: SearchIndex,
  lexicon: Lexicon,
  typed: string,
  isUnfinished: boolean,
): Promise<void> {
  const limit = typed.length >= 9 ? 2 : typed.length >= 5 ? 1 : 0
  if (limit === 0) return
  let all = lexicon
  let near = nearTerms(all, typed, limit, isUnfinished)
  if (near[0]?.distance !== 1) {
    all = await index.lexicon('')
    near = nearTerms(all, typed, limit, isUnfinished)
  }
  for (const { term, distance, isPrefix } of near.slice(0, MAX_CORRECTIONS)) {
    const corrected = (CORRECTION_QUALITY[distance] ?? 0) * (isPrefix ? 0.8 : 1)
    matches.set(term, corrected)
    for (const [form, quality] of wholeMatches(all, term, false))
      if (!matches.has(form)) matches.set(form, quality * corrected)
  }
}

interface NearTerm {
  term: string
  distance: number
  /** Whether only a prefix of it is that close. */
  isPrefix: boolean
}

/** The terms with the fewest errors, most likely first: whole before longer terms, frequent before rare ones. */
function nearTerms(lexicon: Lexicon, typed: string, limit: number, isUnfinished: boolean): NearTerm[] {
  const near: (NearTerm & { cost: number })[] = []
  for (const [term, frequency] of lexicon) {
    if (term.length < typed.length - limit || (!isUnfinished && term.length > typed.length + limit)) continue
    const { whole, prefix } = editDistance(typed, term, limit)
    const distance = Math.min(whole, isUnfinished ? prefix : whole)
    if (distance > limit) continue
    const isPrefix = whole > distance
    const cost =
      distance * 4 +
      (isPrefix ? 1 : 0) +
      (term[0] === typed[0] ? 0 : 2) -
      Math.floor(Math.log2(frequency)) / 32
    near.push({ term, distance, isPrefix, cost })
  }
  near.sort((a, b) => a.cost - b.cost || (a.term < b.term ? -1 : 1))
  return near.filter(({ distance }) => distance === near[0]?.distance)
}
