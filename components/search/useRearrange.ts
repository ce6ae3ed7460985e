import { useCallback, useLayoutEffect, useRef } from 'react'

type Place = { left: number; top: number }
type Mover = typeof import('./moveElement.ts').moveElement

/**
 * Lets the children of a list glide to their new places when a choice changes the list. Nothing is hidden or delayed: the
 * change itself is immediate, and people who prefer less motion see only that. A text that is typed moves nothing:
 * its results change too often to follow.
 * @param order changes whenever the children do, or the choice
 * @returns the list's ref; `prepare`, which fetches the code: call it on the first sign of use; and `note`, which notes the
 * places: call it before a change whose effect is to be seen
 */
export function useRearrange(order: string) {
  const list = useRef<HTMLUListElement>(null)
  const noted = useRef<Map<Element, Place>>(undefined)
  const move = useRef<Mover>(undefined)

  const note = useCallback(() => {
    if (move.current && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      noted.current = placesIn(list.current)
  }, [])
  const prepare = useCallback(async () => {
    move.current ??= (await import('./moveElement.ts')).moveElement
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the order alone
  useLayoutEffect(() => {
    const before = noted.current
    noted.current = undefined
    if (!before) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    /** Nobody sees a card glide that comes from below the screen and stays there. */
    const isFar = ({ top: inList }: Place) => top + inList > window.innerHeight
    for (const [child, place] of placesIn(list.current)) {
      const from = before.get(child)
      if (!from || (isFar(from) && isFar(place))) continue
      const [x, y] = [from.left - place.left, from.top - place.top]
      if (x !== 0 || y !== 0) move.current?.(child, x, y)
    }
  }, [order])
  return { list, note, prepare }
}

const placesIn = (list: HTMLElement | null): Map<Element, Place> =>
  new Map(
    [...(list?.children ?? [])].map((child) => {
      const { offsetLeft, offsetTop } = child as HTMLElement
      return [child, { left: offsetLeft, top: offsetTop }]
    }),
  )
