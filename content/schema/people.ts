import { z } from 'zod'
import { line, template } from './fields.ts'
import { testimonial } from './sections.ts'

/** The schema of `content/people/testimonials.yaml`. */
export const testimonialFile = z.strictObject({
  testimonials: z.array(testimonial).min(1).meta({
    description:
      'The first one is shown large. A photo is uploaded under Assets, Portraits, and called lucia-fernandez.jpg; without one, a drawing is shown.',
  }),
  ratingLabel: template('rating'),
})

/** The schema of `content/people/clients.yaml`. */
export const clientFile = z.strictObject({
  names: z.array(line(40)).min(1).meta({ description: 'Clients who have agreed to be named.' }),
})
