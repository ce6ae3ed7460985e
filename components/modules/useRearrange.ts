import { useCallback, useLayoutEffect, useRef } from 'react'

type Place = { left: number; top: number }
type Placed = Place & { item: Element }
type Mover = typeof import('./moveElement.ts').moveElement

/**
 * Animates the items of a list to their new positions when a choice changes the list (FLIP). The change itself is
 * immediate, and with reduced motion there is no animation. Typing doesn't animate: its results change too often.
 * @param order changes with the items or the choice
 * @returns `grid`, the list's ref; `prepare`, which loads the code: call it on the first sign of use; and `note`,
 * which records the positions: call it before the change
 */
export function useRearrange(order: string) {
  const grid = useRef<HTMLUListElement>(null)
  const noted = useRef<Map<string, Placed>>(undefined)
  const move = useRef<Mover>(undefined)

  const note = useCallback(() => {
    if (move.current && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      noted.current = placesIn(grid.current)
  }, [])
  const prepare = useCallback(() => {
    if (move.current) return
    import('./moveElement.ts').then(
      ({ moveElement }) => {
        move.current = moveElement
      },
      // Without the code there is no animation.
      () => undefined,
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the order alone
  useLayoutEffect(() => {
    const before = noted.current
    noted.current = undefined
    if (!before) return
    const top = grid.current?.getBoundingClientRect().top ?? 0
    /** A card that stays below the screen needs no animation. */
    const isFar = ({ top: inList }: Place) => top + inList > window.innerHeight
    for (const [href, { item, ...place }] of placesIn(grid.current)) {
      const from = before.get(href)
      if (!from || (isFar(from) && isFar(place))) continue
      const [x, y] = [from.left - place.left, from.top - place.top]
      if (x !== 0 || y !== 0) move.current?.(item, x, y)
    }
  }, [order])
  return { grid, note, prepare }
}

/** The positions of a list's items by their links, because React may reuse an item for another card. */
const placesIn = (list: HTMLElement | null): Map<string, Placed> =>
  new Map(
    [...(list?.children ?? [])].map((item) => {
      const { offsetLeft, offsetTop } = item as HTMLElement
      return [item.querySelector('a')?.href ?? '', { item, left: offsetLeft, top: offsetTop }]
    }),
  )
