import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CarouselApi, EmblaBinding } from './EmblaBinding.tsx'

type Binding = typeof EmblaBinding
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
  const requested = useRef<Promise<{ EmblaBinding: Binding }>>(undefined)
  const [taken, setTaken] = useState<{ Binding: Binding; viewport: HTMLElement; startIndex: number }>()
  const [api, setApi] = useState<CarouselApi>()
  const [selected, setSelected] = useState(0)
  const [fits, setFits] = useState(false)

  const take = useCallback(async () => {
    requested.current ??= import('./EmblaBinding.tsx')
    try {
      const { EmblaBinding: Binding } = await requested.current
      const element = viewport.current
      if (!element) return
      setTaken((current) => {
        if (current?.viewport === element) return current
        // Where the visitor has already scrolled to.
        return {
          Binding,
          viewport: element,
          startIndex: Math.round(element.scrollLeft / slideWidth(element)),
        }
      })
    } catch (error) {
      requested.current = undefined
      if (waiting.current !== 0 && viewport.current) {
        // It still scrolls natively.
        const left = waiting.current * slideWidth(viewport.current)
        viewport.current.scrollBy({ left, behavior: prefersStill() ? 'instant' : 'smooth' })
        waiting.current = 0
      }
      console.info(
        `The carousel could not be loaded; the articles scroll instead: ${(error as Error).message}`,
      )
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an emptied row comes back as another element
  useEffect(() => {
    const element = viewport.current
    if (!element) return setTaken(undefined)
    const eventTypes = ['pointerover', 'touchstart', 'focusin']
    const onIntent = () => void take()
    for (const type of eventTypes) element.addEventListener(type, onIntent, { passive: true, once: true })
    return () => {
      for (const type of eventTypes) element.removeEventListener(type, onIntent)
    }
  }, [take, order === ''])

  useEffect(() => {
    if (!api) {
      setFits(false)
      return setSelected(0)
    }
    api.rootNode().scrollLeft = 0
    const follow = () => {
      setSelected(api.selectedScrollSnap())
      setFits(api.scrollSnapList().length < 2)
    }
    api.scrollTo(api.selectedScrollSnap() + waiting.current, prefersStill())
    waiting.current = 0
    follow()
    api.on('select', follow).on('reInit', follow)
    return () => void api.off('select', follow).off('reInit', follow)
  }, [api])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for another row alone
  useLayoutEffect(() => {
    api?.reInit({ startIndex: 0 })
    if (!api && viewport.current) viewport.current.scrollLeft = 0
  }, [order])

  const step = (by: Step) => {
    if (!api) {
      waiting.current += by
      return void take()
    }
    // With too few slides to loop, it returns to the other end.
    if (by === 1 && api.canScrollNext()) api.scrollNext(prefersStill())
    else if (by === 1) api.scrollTo(0, prefersStill())
    else if (api.canScrollPrev()) api.scrollPrev(prefersStill())
    else api.scrollTo(api.scrollSnapList().length - 1, prefersStill())
  }
  return {
    viewport,
    /** Whether Embla controls the slides. */
    ready: api !== undefined,
    selected,
    /** Whether all slides are visible, so that there is nothing to scroll to. */
    fits,
    step,
    onKeyDown(event: KeyboardEvent) {
      const by = STEP_KEYS[event.key]
      if (!by) return
      event.preventDefault()
      step(by)
    },
    binding: taken && (
      <taken.Binding viewport={taken.viewport} startIndex={taken.startIndex} onReady={setApi} />
    ),
  }
}
