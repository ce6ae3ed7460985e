import { z } from 'zod'
import { describedPicture, line, paragraph, webAddress, withPortrait } from './fields.ts'

/** A stage of the company's story. */
export const stage = z.strictObject({
  name: line(40),
  when: line(20).meta({ description: '2020, or: From 2026' }),
  headline: line().meta({ description: 'What the stage was about.' }),
  paragraphs: z.array(paragraph(500)).min(1),
  image: describedPicture('sections'),
})
export type Stage = z.output<typeof stage>

const teamMember = z
  .strictObject({
    name: line(60),
    role: line(60),
    blurb: paragraph(200),
    profile: webAddress().optional().meta({ description: 'Profile on another site.' }),
    email: line(80).pipe(z.email()),
  })
  .transform(withPortrait)
/** A member of the leadership team (specification, point 3, Team member). */
export type TeamMember = z.output<typeof teamMember>

/** The schema of `content/people/team.yaml`. */
export const teamFile = z.strictObject({
  members: z.array(teamMember).min(1).meta({
    description:
      'A photo is uploaded under Assets, Portraits, and called dana-cole.jpg; without one, a drawing is shown.',
  }),
})
