import { useLayoutEffect, useRef } from 'react'

type Mover = typeof import('./moveElement.ts').moveElement

/**
 * Animates the items of a list to their new positions when a choice changes the list (FLIP). The change itself is
 * immediate, and with reduced motion there is no animation. Typing doesn't animate: its results change too often.
 * @returns `grid`, the list's ref; `prepare`, which loads the code: call it on the first sign of use; and `note`,
 * which records the positions: call it before the change
 */
export function useRearrange() {
  const grid = useRef<HTMLUListElement>(null)
  const noted = useRef<ReturnType<typeof placesIn>>(undefined)
  const move = useRef<Mover>(undefined)

  const note = () => {
    if (move.current && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      noted.current = placesIn(grid.current)
  }
  const prepare = () => {
    import('./moveElement.ts').then(
      ({ moveElement }) => {
        move.current = moveElement
      },
      // Without the code there is no animation.
      () => undefined,
    )
  }
  useLayoutEffect(() => {
    const before = noted.current
    noted.current = undefined
    if (!before) return
    for (const [item, place] of placesIn(grid.current)) {
      const from = before.get(item)
      if (!from) continue
      const [x, y] = [from.left - place.left, from.top - place.top]
      if (x !== 0 || y !== 0) move.current?.(item, x, y)
    }
  })
  return { grid, note, prepare }
}

/** The positions of a list's items. */
const placesIn = (list: HTMLElement | null) =>
  new Map(
    ([...(list?.children ?? [])] as HTMLElement[]).map((item) => [
      item,
      { left: item.offsetLeft, top: item.offsetTop },
    ]),
  )
