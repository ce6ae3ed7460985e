import { z } from 'zod'
import { describedPicture, line, paragraph, topic } from './fields.ts'

const entries = z.array(line(160)).length(3)

/** An industry we work with (specification, point 3). */
export const industry = z.strictObject({
  title: line(60),
  description: paragraph(300),
  challenges: entries,
  solutions: entries.meta({ description: 'In the order of the challenges they address.' }),
  outcomes: entries.meta({ description: 'In the same order.' }),
  caseStudy: z.strictObject({
    company: line().meta({ description: 'A description without its name.' }),
    challenge: paragraph(300),
    figure: line(20).meta({ description: 'The result as a figure.' }),
    result: paragraph(300).meta({ description: 'What the figure measures, and what was difficult.' }),
  }),
  image: describedPicture('sections'),
  topic: topic(),
  talk: line(80).meta({ title: 'Link to the contact form' }),
})
export interface Industry extends z.output<typeof industry> {
  /** Anchor of its section. */
  id: string
}
