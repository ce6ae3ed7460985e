import { z } from 'zod'
import { line, paragraph, withPortrait } from './fields.ts'

const coach = z.strictObject({
  name: line(60),
  city: line(40).meta({ description: 'In the United States with the state: Boston, MA' }),
  country: line(40),
  languages: z.array(line(30)).min(1).meta({ description: 'Those they coach in, most used first.' }),
})
/** A coach in our network, as listed on the site. */
export type Coach = z.output<typeof coach>

/** The schema of `content/people/coaches.yaml`. */
export const coachFile = z.strictObject({ coaches: z.array(coach).min(1) })

/** What a client gets for a brief: a paper with two coaches to choose from. */
export const coachProposal = z.strictObject({
  title: line(60),
  purpose: line(),
  when: line(40),
  fields: z.array(z.strictObject({ label: line(40), value: line(110) })).min(1),
  coaches: z
    .array(z.strictObject({ name: line(60), text: paragraph(120) }).transform(withPortrait))
    .length(2),
  caption: line().meta({ description: 'Says that it is a sample.' }),
})
export type CoachProposal = z.output<typeof coachProposal>
