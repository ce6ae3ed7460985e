import useEmblaCarousel from 'embla-carousel-react'
import { type RefObject, useEffect } from 'react'

/** Settings of the carousel (specification, points 4 and 9); `duration` is in Embla's unit. */
const OPTIONS = {
  loop: true,
  align: 'start',
  slidesToScroll: 1,
  dragThreshold: 10,
  duration: 25,
  // The page resets it when the slides change, because it then returns to the first one.
  watchSlides: false,
} as const

export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

interface EmblaBindingProps {
  /** The scroll container of the slides. */
  viewport: RefObject<HTMLElement | null>
  onReady: (api: CarouselApi | undefined) => void
}

/** Attaches Embla to a row of slides. In a separate file so that its code loads separately. */
export function EmblaBinding({ viewport, onReady }: EmblaBindingProps) {
  const [attach, api] = useEmblaCarousel(OPTIONS)
  useEffect(() => attach(viewport.current), [attach, viewport])
  useEffect(() => onReady(api), [api, onReady])
  return null
}
