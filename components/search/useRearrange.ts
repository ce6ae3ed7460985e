import { useLayoutEffect, useRef } from 'react'

type Place = { left: number; top: number }
type Mover = typeof import('./moveElement.ts').moveElement

/**
 * Lets the children of a list glide to their new places when the list changes. Nothing is hidden or delayed: the
 * change itself is immediate, and people who prefer less motion see only that.
 * @param order changes whenever the children do
 * @returns the list's ref, and `prepare`, which fetches the code and notes the places: call it on the first sign of use
 */
export function useRearrange(order: string) {
  const list = useRef<HTMLUListElement>(null)
  const places = useRef<Map<Element, Place>>(undefined)
  const move = useRef<Mover>(undefined)

  const read = () =>
    new Map(
      [...(list.current?.children ?? [])].map((child) => {
        const { offsetLeft, offsetTop } = child as HTMLElement
        return [child, { left: offsetLeft, top: offsetTop }] as const
      }),
    )
  const prepare = async () => {
    if (places.current) return
    places.current = read()
    move.current = (await import('./moveElement.ts')).moveElement
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places change with the order alone
  useLayoutEffect(() => {
    const before = places.current
    if (!before) return
    const after = read()
    places.current = after
    if (!move.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const top = list.current?.getBoundingClientRect().top ?? 0
    /** Nobody sees a card glide that comes from below the screen and stays there. */
    const isFar = ({ top: inList }: Place) => top + inList > window.innerHeight
    for (const [child, place] of after) {
      const from = before.get(child)
      if (!from || (isFar(from) && isFar(place))) continue
      const [x, y] = [from.left - place.left, from.top - place.top]
      if (x !== 0 || y !== 0) move.current(child, x, y)
    }
  }, [order])
  return { list, prepare: () => void prepare() }
}
