import useEmblaCarousel from 'embla-carousel-react'
import { useEffect } from 'react'
import { carouselOptions } from './carouselOptions.ts'

export type CarouselApi = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

interface EmblaBindingProps {
  /** The scroll container of the slides. */
  viewport: HTMLElement
  /** Initial slide. */
  startIndex: number
  onReady: (api: CarouselApi | undefined) => void
}

/** Attaches Embla to a row of slides. In a separate file so that its code loads separately. */
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
