/** So many cards may stand before the first one of a result and give way to it; more of them leave. */
const FEW = 2

/**
 * What a list shows between a keystroke and the frame that draws its whole result: the first card of the result, and below
 * it for that moment what stood there before. Few cards move or leave, so that the browser has little to do, and the first
 * answer comes quickly (design, point 7).
 * @param first undefined when nothing was found
 * @param drawn what the page shows, in the order that results have too
 */
export function leadWith<Card>(first: Card | undefined, drawn: readonly Card[]): readonly Card[] {
  if (first === undefined) return drawn
  const place = drawn.indexOf(first)
  const before = place > 0 && place <= FEW ? drawn.slice(0, place) : []
  return [first, ...before, ...drawn.slice(place + 1)]
}
