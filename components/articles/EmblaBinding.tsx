import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'
import { carouselOptions } from './carouselOptions.ts'

export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

interface EmblaBindingProps {
  /** The element that shows a part of the row of slides. */
  viewport: HTMLElement
  /** Slide that stands at the start. */
  startIndex: number
  onReady: (api: CarouselApi | undefined) => void
}

/** Lets Embla take over a row of slides. In a file of its own, so that its code arrives apart from the page. */
export function EmblaBinding({ viewport, startIndex, onReady }: EmblaBindingProps) {
  const [attach, api] = useEmblaCarousel({ ...carouselOptions, startIndex })
  useEffect(() => {
    attach(viewport)
    return () => attach(null)
  }, [attach, viewport])
  useEffect(() => {
    onReady(api)
    return () => onReady(undefined)
  }, [api, onReady])
  return null
}
