import { useLayoutEffect, useRef } from 'react'

type Animate = typeof import('framer-motion/dom/mini').animate

/**
 * Animates the items of a list to their new positions when a choice changes the list (FLIP). The change itself is
 * immediate, and with reduced motion there is no animation. Typing doesn't animate: its results change too often.
 * @returns `grid`, the list's ref; `prepare`, which loads the code: call it on the first sign of use; and `note`,
 * which records the positions: call it before the change
 */
export function useRearrange() {
  const grid = useRef<HTMLUListElement>(null)
  const noted = useRef<ReturnType<typeof placesIn>>(undefined)
  const animate = useRef<Animate>(undefined)

  const note = () => {
    if (animate.current && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      noted.current = placesIn(grid.current)
  }
  const prepare = () => {
    import('framer-motion/dom/mini').then(
      (motion) => {
        animate.current = motion.animate
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
      if (x === 0 && y === 0) continue
      const transform = [`translate(${x}px, ${y}px)`, 'translate(0px, 0px)']
      animate.current?.(item, { transform }, { duration: 0.28, ease: [0.2, 0.7, 0.2, 1] })
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
