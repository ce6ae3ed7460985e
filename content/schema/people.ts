import { z } from 'zod'
import { label, line, paragraph, template, withPortrait } from './fields.ts'
import { email, listOf, webAddress } from './plainFields.ts'
import { testimonial } from './sections.ts'

const teamMember = z
  .strictObject({
    name: line(60),
    role: line(60),
    blurb: paragraph(200),
    profile: webAddress.optional(),
    email: line(80).pipe(email),
  })
  .transform(withPortrait)
/** A member of the leadership team (specification, point 3, Team member). */
export type TeamMember = z.output<typeof teamMember>

/** The schema of `content/people/team.yaml`. */
export const teamFile = z.strictObject({
  members: listOf(teamMember).describe(
    'Upload a photo under Assets, Portraits, named after the person: dana-cole.jpg. Without one, initials are shown. A new name also belongs in the story under Pages, About, and in the articles of its author.',
  ),
})

const coach = z.strictObject({
  name: line(60),
  city: label.describe('In the United States, add the state: Boston, MA'),
  country: label,
  languages: listOf(line(30)).describe('The ones they coach in, most used first.'),
})
/** A coach in our network, as listed on the site. */
export type Coach = z.output<typeof coach>

/** The schema of `content/people/coaches.yaml`. */
export const coachFile = z.strictObject({
  coaches: listOf(coach).describe('The directory shows names without portraits.'),
})

/** The schema of `content/people/testimonials.yaml`. */
export const testimonialFile = z.strictObject({
  testimonials: listOf(testimonial).describe(
    'The first one is shown large. Upload a photo under Assets, Portraits, named after the person: lucia-fernandez.jpg. Without one, initials are shown.',
  ),
  ratingLabel: template('rating'),
})

/** The schema of `content/people/clients.yaml`. */
export const clientFile = z.strictObject({
  names: listOf(label).describe('Clients who have agreed to be named.'),
})
