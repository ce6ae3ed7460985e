/**
 * How a card stands in a list between a keystroke and the frame that draws the whole result: the first one of the result,
 * one that must stay before the others for `lead` to change places with the first, one that is hidden for it.
 */
export type Standing = 'lead' | 'before' | 'replaced' | undefined

/**
 * What a list shows between a keystroke and the frame that draws its whole result: the first card of the result in the place of
 * the one that stood there, and all others as before. None of them is laid out or painted anew, so that the browser has little
 * to do, and the first answer comes quickly (design, point 7).
 * @param first undefined when nothing was found
 * @param drawn what the page shows
 * @returns `standingOf` tells the place of a card how it stands; `standingStyles` puts it there
 */
export function leadWith<Card extends { href: string }>(first: Card | undefined, drawn: readonly Card[]) {
  if (first === undefined) return { visible: drawn, standingOf: asBefore }
  // Not the object itself: a page and the files of all cards hold the same card twice.
  const lead = drawn.findIndex(({ href }) => href === first.href)
  return lead < 0
    ? { visible: [first, ...drawn], standingOf: (place: number) => (['lead', 'replaced'] as const)[place] }
    : {
        visible: drawn,
        standingOf: (place: number): Standing =>
          place === lead ? 'lead' : place > 0 && place < lead ? 'before' : undefined,
      }
}

/** Every card in its place. */
export const asBefore = (_place: number): Standing => undefined

/** Of a list whose items carry their `Standing` as `data-standing`. */
export const standingStyles = {
  '& > li[data-standing="lead"]': { order: '-2' },
  '& > li[data-standing="before"]': { order: '-1' },
  '& > li[data-standing="replaced"]': { display: 'none' },
}
