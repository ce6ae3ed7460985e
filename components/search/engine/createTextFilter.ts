import { findCandidates } from './findCandidates.ts'
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
  const cards = entries.map(({ id, fields }) => ({ id, fields: fields.map((field) => field.toLowerCase()) }))
  const byId = new Map(cards.map((card) => [card.id, card]))
  return (text) => {
    const wanted = text.toLowerCase()
    const numbers = usable && findCandidates(usable.words, text)
    const proposed = numbers ? [...numbers].map((number) => byId.get(usable.ids[number] ?? '')) : cards
    const found = new Set<string>()
    for (const card of proposed) if (card?.fields.some((field) => field.includes(wanted))) found.add(card.id)
    return found
  }
}
