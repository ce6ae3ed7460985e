import { z } from 'zod'
import { line, link, paragraph, picture } from './fields.ts'

/** A solution family whose programs have pages of their own (specification, point 3). */
export const solutionFamily = z.strictObject({
  title: line(60),
  when: line(80).meta({ description: 'The situation that calls for it.' }),
  description: paragraph(300),
  duration: line(60),
  participants: line(80),
  link: link(),
  image: picture('sections'),
})

/** A solution family that lists its programs itself. */
export const listingFamily = solutionFamily.extend({
  programs: z.array(z.strictObject({ name: line(40), text: line(80) })).min(1),
})
