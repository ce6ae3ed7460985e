/** So many cards of a result are drawn at once: a row of the catalogue, or what a phone shows below a text box. */
export const FIRST_CARDS = 3

/**
 * What a list shows between a keystroke and the frame that draws its whole result: the first cards of the result, and below
 * them those that are on the page already. No card moves, so that the browser has little to do.
 * @param wanted the result
 * @param drawn what the page shows, in the same order as results have
 */
export function firstCards<Card>(wanted: readonly Card[], drawn: readonly Card[]): readonly Card[] {
  const rest = new Set(wanted.slice(FIRST_CARDS))
  return [...wanted.slice(0, FIRST_CARDS), ...drawn.filter((card) => rest.has(card))]
}
