import { readCopy } from '../collections/readCopy.ts'
import { messageFile } from '../schema/site.ts'

/** Role description of a carousel, read by screen readers. */
export const carouselLabels = readCopy('site/messages', messageFile).carousel
