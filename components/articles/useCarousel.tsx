import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CarouselApi, EmblaBinding } from './EmblaBinding.tsx'

type Step = 1 | -1

const STEP_KEYS: Record<string, Step> = { ArrowRight: 1, ArrowLeft: -1 }

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const slideWidth = (viewport: HTMLElement) => viewport.querySelector('li')?.offsetWidth || 1

/**
 * A natively scrolling row of slides that Embla takes over on first use: then it loops and can be dragged, stepped
 * and controlled with keys.
 * @param order changes with the slides; the row then returns to the first one
 */
export function useCarousel(order: string) {
  const viewport = useRef<HTMLDivElement>(null)
  /** Steps requested before Embla loaded. */
  const waiting = useRef(0)
  const [Binding, setBinding] = useState<typeof EmblaBinding>()
  const [api, setApi] = useState<CarouselApi>()
  const [fits, setFits] = useState(false)
  const shown = useRef(order)

  const take = async () => {
    try {
      const { EmblaBinding } = await import('./EmblaBinding.tsx')
      setBinding(() => EmblaBinding)
    } catch (error) {
      // It still scrolls natively.
      const row = viewport.current
      const left = waiting.current * (row ? slideWidth(row) : 0)
      waiting.current = 0
      row?.scrollBy({ left, behavior: prefersStill() ? 'instant' : 'smooth' })
      console.info(
        `The carousel could not be loaded; the articles scroll instead: ${(error as Error).message}`,
      )
    }
  }
  const onIntent = () => {
    if (!Binding) void take()
  }

  useEffect(() => {
    if (!api) return
    const row = api.rootNode()
    // Where the visitor has already scrolled to.
    api.scrollTo(Math.round(row.scrollLeft / slideWidth(row)), true)
    row.scrollLeft = 0
    api.scrollTo(api.selectedScrollSnap() + waiting.current, prefersStill())
    waiting.current = 0
    const measure = () => setFits(api.scrollSnapList().length < 2)
    measure()
    api.on('reInit', measure)
  }, [api])

  useLayoutEffect(() => {
    // The first row may have been scrolled before hydration.
    if (shown.current === order) return
    shown.current = order
    api?.reInit({ startIndex: 0 })
    if (!api && viewport.current) viewport.current.scrollLeft = 0
  }, [order, api])

  const step = (by: Step) => {
    if (!api) {
      waiting.current += by
      return void take()
    }
    // With too few slides to loop, it returns to the other end.
    const count = api.scrollSnapList().length
    api.scrollTo((api.selectedScrollSnap() + by + count) % count, prefersStill())
  }
  return {
    viewport,
    /** For the scroll container, which loads Embla when it may be used; a swipe ends first, as it began, natively. */
    intent: {
      onPointerOver: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && onIntent(),
      onScrollEnd: onIntent,
      onFocus: onIntent,
    },
    /** Whether Embla controls the slides. */
    ready: api !== undefined,
    /** Whether all slides are visible, so that there is nothing to scroll to. */
    fits,
    step,
    onKeyDown(event: KeyboardEvent) {
      const by = STEP_KEYS[event.key]
      if (!by) return
      event.preventDefault()
      step(by)
    },
    binding: Binding && <Binding viewport={viewport} onReady={setApi} />,
  }
}
