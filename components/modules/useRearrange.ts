import { useCallback, useLayoutEffect, useRef } from 'react'

type Place = { left: number; top: number }
type Placed = Place & { item: Element }
type Mover = typeof import('./moveElement.ts').moveElement

/**
 * Lets the items of a list glide to their new places when a choice changes the list. Nothing is hidden or delayed: the
 * change itself is immediate, and people who prefer less motion see only that. A text that is typed moves nothing:
 * its results change too often to follow.
 * @param order changes whenever the items do, or the choice
 * @returns `grid`, the list's ref; `prepare`, which fetches the code: call it on the first sign of use; and `note`, which notes the
 * places: call it before a change whose effect is to be seen
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
      // Nothing glides, that is all.
      () => undefined,
    )
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the order alone
  useLayoutEffect(() => {
    const before = noted.current
    noted.current = undefined
    if (!before) return
    const top = grid.current?.getBoundingClientRect().top ?? 0
    /** No one sees a card glide that comes from below the screen and stays there. */
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

/** The items of a list by what they link to: an item may be given to another card. */
const placesIn = (list: HTMLElement | null): Map<string, Placed> =>
  new Map(
    [...(list?.children ?? [])].map((item) => {
      const { offsetLeft, offsetTop } = item as HTMLElement
      return [item.querySelector('a')?.href ?? '', { item, left: offsetLeft, top: offsetTop }]
    }),
  )
