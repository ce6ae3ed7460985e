/** So many cards of a result are drawn at once: a row of the catalogue, or what a phone shows below a text box. */
export const FIRST_CARDS = 3

/**
 * What a list shows between a keystroke and the frame that draws its whole result: the first cards of the result, and below
 * them for that moment what stood there before.
 * @param drawn the cards that are on the page already
 */
export function firstCards<Card>(wanted: readonly Card[], drawn: readonly Card[]): readonly Card[] {
  const first = new Set(wanted.slice(0, FIRST_CARDS))
  return [...first, ...drawn.filter((card) => !first.has(card))]
}
