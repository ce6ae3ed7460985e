import { COMMON_BEGINNING } from './matchWord.ts'
import { entryOf, packPostings, readPostings } from './postings.ts'
import { bestPlaces } from './prefixEntries.ts'
import { rankDocuments } from './rankDocuments.ts'
import { FIRST_RESULTS } from './searchSite.ts'
import type { WordLine } from './wordLines.ts'

/**
 * The best few documents for every first letter.
 * @param sorted every word with its packed places
 * @param counts documents of each kind
 */
export function letterEntries(sorted: readonly WordLine[], counts: readonly number[]): WordLine[] {
  const byLetter = new Map<string, WordLine[]>()
  for (const line of sorted) {
    const letter = String.fromCodePoint(line[0].codePointAt(0) ?? 0)
    const lines = byLetter.get(letter)
    if (lines) lines.push(line)
    else byLetter.set(letter, [line])
  }
  return [...byLetter].map(([letter, lines]) => [letter, bestOf(letter, lines, counts)])
}

function bestOf(letter: string, lines: readonly WordLine[], counts: readonly number[]): string {
  const size = counts.reduce((sum, count) => sum + count, 0)
  const all = bestPlaces(
    lines.map(([, places]) => places),
    size,
    size,
  )
  const own = lines
    .filter(([word]) => word === letter)
    .map(([word, packed]) => ({ word, packed, quality: 1 }))
  const matches = [...own, { word: letter, packed: all, quality: COMMON_BEGINNING }]
  const asked = { word: letter, isUnfinished: true, isRequired: true, isLittle: false, isCompound: false }
  const best = new Set(
    rankDocuments([{ ...asked, matches }], counts, FIRST_RESULTS).best.map(({ document }) => document),
  )
  const kept: number[] = []
  readPostings(all, (document, place) => {
    if (best.has(document)) kept.push(entryOf(document, place))
  })
  return packPostings(kept.sort((a, b) => a - b))
}
