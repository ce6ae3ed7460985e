/** Finds the fingerprints of indexed cards that surely don't contain a text. */
export type CardIndex = (text: string) => ReadonlySet<string>

interface Texts {
  /** The folded texts. */
  fields: readonly string[]
  /** Computed when an index first needs it. */
  fingerprint?: string
}

/** Normalizes a text for filtering: lower case and straight quotes, as on keyboards. */
export const foldText = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

/** Computed once per card, since every keystroke needs them. */
const known = new WeakMap<object, Texts>()

/**
 * Filters cards by a substring of one of their fields, ignoring case and quote style. The FlexSearch index only
 * proposes candidates, the text confirms: it saves reading some cards and never changes the result.
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
  // A single letter has no bigram.
  const excluded = wanted.length > 1 ? index?.(wanted) : undefined
  return cards.filter((card) => {
    const texts = known.get(card) ?? { fields: fieldsOf(card).map(foldText) }
    known.set(card, texts)
    if (excluded) {
      texts.fingerprint ??= fingerprint(fieldsOf(card))
      if (excluded.has(texts.fingerprint)) return false
    }
    return texts.fields.some((field) => field.includes(wanted))
  })
}

/** Raise it whenever older indexes must not be used, even for the same texts. */
const FINGERPRINT_VERSION = 2

/** FNV-1a hash of a card's texts. After a deployment, an open page and the index may have different content. */
export function fingerprint(fields: readonly string[]): string {
  let hash = 0x811c9dc5
  const text = JSON.stringify([FINGERPRINT_VERSION, ...fields])
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
