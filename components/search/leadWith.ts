/**
 * What a list shows between a keystroke and the frame that draws its whole result: the first card of the result, and below
 * it for that moment what stood there before. No card moves in the document and none leaves, so that the browser has little
 * to do, and the first answer comes quickly (design, point 7).
 * @param first undefined when nothing was found
 * @param drawn what the page shows
 * @returns `lead` is the place of the first card, which the style sheet shows before the others
 */
export function leadWith<Card extends { href: string }>(first: Card | undefined, drawn: readonly Card[]) {
  if (first === undefined) return { visible: drawn, lead: undefined }
  // Not the object itself: a page and the files of all cards hold the same card twice.
  const place = drawn.findIndex(({ href }) => href === first.href)
  return place < 0 ? { visible: [first, ...drawn], lead: 0 } : { visible: drawn, lead: place }
}
