import type { CardIndex } from './cardIndex.ts'
import { foldText } from './foldText.ts'

interface Texts {
  /** The searched texts as they are compared. */
  fields: readonly string[]
  /** Made when an index first asks. */
  fingerprint?: string
}

/** Made once for each card, since every letter typed asks for them. */
const known = new WeakMap<object, Texts>()

/**
 * The cards that contain the text in one of their fields, whatever the capitals and quotes, in their order. FlexSearch proposes, the
 * text confirms: the index only spares reading cards that it knows and does not propose, and never changes the answer.
 * @param fieldsOf the searched texts of a card; a match never spans two of them
 */
export function filterByText<Card extends object>(
  cards: readonly Card[],
  text: string,
  fieldsOf: (card: Card) => readonly string[],
  index?: CardIndex,
): readonly Card[] {
  const wanted = foldText(text)
  if (wanted === '') return cards
  // A single letter has no pair to look up.
  const candidates = wanted.length > 1 ? index?.candidates(wanted) : undefined
  return cards.filter((card) => {
    const texts = known.get(card) ?? { fields: fieldsOf(card).map(foldText) }
    known.set(card, texts)
    if (index && candidates) {
      texts.fingerprint ??= fingerprint(fieldsOf(card))
      if (index.known.has(texts.fingerprint) && !candidates.has(texts.fingerprint)) return false
    }
    return texts.fields.some((field) => field.includes(wanted))
  })
}

/** Changes whenever an index that was built before must not be used, even for the same texts. */
const INDEX_VERSION = 2

/** FNV-1a of a card's texts: after a deployment under an open page, index and cards may be of other content. */
export function fingerprint(fields: readonly string[]): string {
  let hash = 0x811c9dc5
  const text = JSON.stringify([INDEX_VERSION, ...fields])
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
