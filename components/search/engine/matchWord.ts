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

/** Its words stand together, as typed. */
const COMPOUND_QUALITY = 3
const CORRECTION_QUALITY = 0.5
const INFLECTION_QUALITY = 0.85
const MAX_CORRECTIONS = 6
/** Terms with a short prefix may span many shards: only those with the most frequent ones are read. */
const MAX_PREFIX_SHARDS = 3

/**
 * Finds the terms that match a word: the word and its inflections; if it is unfinished or has none, the terms it is a
 * prefix of; and if there are none of these either, terms within a few typing errors.
 */
export async function matchWord(index: SearchIndex, word: QueryWord): Promise<Match[]> {
  const { term, isUnfinished, isStopWord, compound } = word
  const lexicon = await index.lexicon([...term][0] ?? '')
  const matches = [
    { term, quality: 1 },
    ...inflections(term).map((form) => ({ term: form, quality: INFLECTION_QUALITY })),
  ].filter(({ term }) => lexicon.has(term))
  if (compound && (await index.lexicon(compound)).has(compound))
    matches.push({ term: compound, quality: COMPOUND_QUALITY })
  if (isUnfinished || matches.length === 0) matches.push(...withPrefix(index, lexicon, term))
  if (matches.length > 0 || isStopWord) return matches
  return corrections(index, lexicon, term, isUnfinished)
}

function withPrefix(index: SearchIndex, lexicon: Lexicon, prefix: string): Match[] {
  const longer = [...lexicon].filter(([term]) => term.startsWith(prefix)).sort(([, a], [, b]) => b - a)
  const shards = new Set<number>()
  for (const [term] of longer) if (shards.size < MAX_PREFIX_SHARDS) shards.add(index.shardOf(term))
  return longer
    .filter(([term]) => shards.has(index.shardOf(term)))
    .map(([term]) => ({ term, quality: 0.15 + 0.65 * (prefix.length / term.length) }))
}

/** The first letter is rarely wrong: terms with another one are considered only if no other term is one error away. */
async function corrections(
  index: SearchIndex,
  lexicon: Lexicon,
  typed: string,
  isUnfinished: boolean,
): Promise<Match[]> {
  const limit = typed.length >= 9 ? 2 : typed.length >= 5 ? 1 : 0
  if (limit === 0) return []
  let near = nearTerms(lexicon, typed, limit, isUnfinished)
  if (near[0]?.distance !== 1) near = nearTerms(await index.lexicon(''), typed, limit, isUnfinished)
  return near.slice(0, MAX_CORRECTIONS).map(({ term }) => ({ term, quality: CORRECTION_QUALITY }))
}

/** The terms with the fewest errors, frequent ones first. */
function nearTerms(lexicon: Lexicon, typed: string, limit: number, isUnfinished: boolean) {
  const near = [...lexicon]
    .map(([term, frequency]) => {
      const { whole, prefix } = editDistance(typed, term, limit)
      return { term, frequency, distance: isUnfinished ? Math.min(whole, prefix) : whole }
    })
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || b.frequency - a.frequency)
  return near.filter(({ distance }) => distance === near[0]?.distance)
}
