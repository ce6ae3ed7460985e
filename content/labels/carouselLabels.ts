/** Role description of a carousel, read by screen readers. */
export const carouselLabels = { role: 'carousel' }
