import { readCopy } from '../collections/readCopy.ts'
import { testimonialFile } from '../schema/people.ts'

/** What the stars beside a quote say to screen readers. */
export const ratingLabel = readCopy('people/testimonials', testimonialFile).ratingLabel
