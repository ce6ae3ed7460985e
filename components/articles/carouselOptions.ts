/** Settings of the carousel (specification, points 4 and 9); `duration` is in Embla's unit. */
export const carouselOptions = {
  loop: true,
  align: 'start',
  slidesToScroll: 1,
  dragThreshold: 10,
  duration: 25,
  // The page resets it when the slides change, because it then returns to the first one.
  watchSlides: false,
} as const

/** Width of a slide in percent of the carousel, on small, medium and large screens (specification, point 9). */
export const SLIDE_WIDTHS = { base: '85%', md: '45%', lg: '30%' } as const
