/** So many cards of a result are drawn at once: a row of the catalogue, or what a phone shows below a text box. */
export const FIRST_CARDS = 3

/**
 * What a list shows between a keystroke and the frame that draws its whole result: the first cards of the result, and below
 * them for that moment what stood there before. No card moves, and few leave, so that the browser has little to do.
 * @param wanted the result
 * @param drawn what the page shows, in the order that results have too
 */
export function firstCards<Card>(wanted: readonly Card[], drawn: readonly Card[]): readonly Card[] {
  const first = wanted.slice(0, FIRST_CARDS)
  const below = Math.max(...first.map((card) => drawn.indexOf(card)), -1) + 1
  return [...first, ...drawn.slice(below)]
}
