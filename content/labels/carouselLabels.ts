/** Spoken where a row of slides begins. */
export const carouselLabels = { role: 'carousel' }
