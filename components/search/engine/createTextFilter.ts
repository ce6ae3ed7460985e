import { findCandidates } from './findCandidates.ts'
import { includesText } from './includesText.ts'
import { isIndexOf, type ListingEntry, type ListingIndex } from './ListingIndex.ts'

/**
 * A filter over the cards of a listing: text in, ids of the cards that contain it out, exactly as `includesText` says.
 * The index proposes and the text confirms. Without an index, or with one of other texts, all cards are read.
 */
export function createTextFilter(
  entries: readonly ListingEntry[],
  index?: ListingIndex,
): (text: string) => Set<string> {
  const usable = index && isIndexOf(index, entries) ? index : undefined
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (text) => {
    const numbers = usable && findCandidates(usable.words, text)
    const proposed = numbers ? [...numbers].map((number) => byId.get(usable.ids[number] ?? '')) : entries
    const found = new Set<string>()
    for (const entry of proposed) if (entry && includesText(entry.fields, text)) found.add(entry.id)
    return found
  }
}
