import { inflections } from './inflections.ts'
import { nearWords } from './nearWords.ts'
import { prefixEntry } from './prefixEntries.ts'
import type { SiteIndex } from './SiteIndex.ts'
import { parentOf } from './sketchEntries.ts'

/** A word of the index that answers a typed one. */
export interface MatchedWord {
  word: string
  /** 1 for the very word, less for other forms, beginnings and typing errors. */
  quality: number
  /** Where it stands (see postings). */
  packed: string
}

const [INFLECTED, CLOSE, FAR] = [0.85, 0.5, 0.3]
/** What a word counts that begins like a typed one, where it is not known how much more it has. */
export const COMMON_BEGINNING = 0.45
const MOST_CORRECTIONS = 6
/** What has so few letters and goes on has no other forms: those of "res" are not those of a word. */
const FRAGMENT = 3

/**
 * The words of the index that answer a typed one: itself and its other forms; while it is being typed, the words it may
 * become; and only if there are none, words that differ by a typing error.
 */
export async function matchWord(
  index: SiteIndex,
  typed: string,
  isUnfinished: boolean,
): Promise<MatchedWord[]> {
  const found = await wholeWords(index, typed, isUnfinished && typed.length <= FRAGMENT)
  if (isUnfinished || found.length === 0) {
    const known = new Set(found.map(({ word }) => word))
    found.push(...(await completions(index, typed)).filter(({ word }) => !known.has(word)))
  }
  return found.length > 0 ? found : corrections(index, typed, isUnfinished)
}

/**
 * What a large index knows of a word that is being typed before the words that it may become are fetched; undefined where
 * these are at hand, or where there are none.
 * @param isFirst whether it is the first word
 * @returns the matches, and whether they are all that `matchWord` finds
 */
export async function sketchMatches(
  index: SiteIndex,
  typed: string,
  isFirst: boolean,
): Promise<{ matches: MatchedWord[]; isAll: boolean } | undefined> {
  const letter = isFirst ? index.letter(typed) : undefined
  const { own, all, isCommon } = letter ? { all: letter } : ((await index.sketch(typed)) ?? {})
  const matches: MatchedWord[] = []
  if (own !== undefined) matches.push({ word: typed, quality: 1, packed: own })
  if (all !== undefined) matches.push({ word: prefixEntry(typed), quality: COMMON_BEGINNING, packed: all })
  if (matches.length === 0) return undefined
  const hasMore = parentOf(typed)[0] === '' || typed.length > FRAGMENT
  return { matches, isAll: !hasMore && (isCommon || all === undefined) }
}

/** A typed word and its other forms, as far as there are any. @param isFragment whether it may go on and has no forms yet */
export async function wholeWords(
  index: SiteIndex,
  typed: string,
  isFragment = false,
): Promise<MatchedWord[]> {
  const forms = isFragment ? [typed] : [typed, ...inflections(typed)]
  const packed = await Promise.all(
    forms.map((word) => (isFragment ? index.lookupOpen(word) : index.lookup(word))),
  )
  return forms.flatMap((word, at) => {
    const places = packed[at]
    return places === undefined ? [] : [{ word, quality: at === 0 ? 1 : INFLECTED, packed: places }]
  })
}

async function completions(index: SiteIndex, typed: string): Promise<MatchedWord[]> {
  const lines = await index.completions(typed)
  return lines.map(([word, packed]) => ({
    word,
    packed,
    quality: word.endsWith('*') ? COMMON_BEGINNING : 0.15 + 0.65 * (typed.length / word.length),
  }))
}

async function corrections(index: SiteIndex, typed: string, isUnfinished: boolean): Promise<MatchedWord[]> {
  const best = (await nearWords(index, typed, isUnfinished)).slice(0, MOST_CORRECTIONS)
  const packed = await Promise.all(best.map(({ word }) => index.lookup(word)))
  const found = best.map(({ word, distance, isBeginning }, at) => ({
    word,
    packed: packed[at] ?? '',
    quality: (distance === 1 ? CLOSE : FAR) * (isBeginning ? 0.8 : 1),
  }))
  const forms = await Promise.all(found.map(({ word }) => wholeWords(index, word)))
  const known = new Set(found.map(({ word }) => word))
  for (const [at, group] of forms.entries())
    for (const form of group) {
      if (!known.has(form.word)) found.push({ ...form, quality: form.quality * (found[at]?.quality ?? 0) })
      known.add(form.word)
    }
  return found
}
