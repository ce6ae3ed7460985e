import { z } from 'zod'
import { readCopy } from '../collections/readCopy.ts'
import { describedPicture, label, line, link, paragraph, topic } from './fields.ts'
import { pageHead } from './page.ts'
import { clientFile } from './people.ts'
import { checkDays, firstDay, formed, lastDay, listOf } from './plainFields.ts'
import { closing, figures, flowStep, plainHero, points, question, section, testimonial } from './sections.ts'
import { paper } from './workingPaper.ts'

/** The sections that a landing page is put together from. */
const landingSection = z.discriminatedUnion('kind', [
  section.extend({ kind: z.literal('text'), more: link.optional() }),
  section.extend({ kind: z.literal('points'), points }),
  section.extend({ kind: z.literal('figures'), figures: figures.max(5) }),
  z.strictObject({ kind: z.literal('quote'), voice: testimonial }),
  section.extend({ kind: z.literal('questions'), questions: listOf(question) }),
  section.extend({ kind: z.literal('steps'), steps: z.array(flowStep).min(2) }),
  section
    .extend({ kind: z.literal('picture'), picture: describedPicture('scenes') })
    .meta({ title: 'Picture with text' }),
  z
    .strictObject({ kind: z.literal('clients'), heading: line() })
    .transform((part) => ({ ...part, ...readCopy('people/clients', clientFile) }))
    .meta({ title: 'Names of clients' }),
  section.extend({ kind: z.literal('paper'), paper }).meta({ title: 'Working paper' }),
  closing
    .omit({ actions: true })
    .extend({ kind: z.literal('call'), button: label.describe('Leads to the form.') })
    .meta({ title: 'Closing call' }),
])
export type LandingSection = z.output<typeof landingSection>

/** The schema of `content/landing/*.yaml`. */
export const landingPage = z
  .strictObject({
    draft: z
      .boolean()
      .default(false)
      .meta({ description: 'Only you see a draft, in the preview. Switch it off to publish.' }),
    ...pageHead.pick({ title: true, description: true }).shape,
    noindex: z
      .boolean()
      .default(true)
      .meta({ title: 'Hidden from search engines', description: 'Only people with the link find it.' }),
    from: firstDay,
    until: lastDay,
    hero: z.strictObject({
      ground: z.enum(['teal', 'coral']),
      ...plainHero.shape,
      button: label.describe('Leads to the form.'),
    }),
    sections: z.array(landingSection).default([]),
    form: z.strictObject({
      kind: z.enum(['contact', 'demo']).meta({ title: 'Which form' }),
      heading: line(),
      text: paragraph(300),
      topic: topic.optional(),
      campaign: formed(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'autumn-2027')
        .max(60)
        .describe('As in autumn-2027: its name in emails to sales and in the report. Visitors never see it.'),
    }),
  })
  .check(checkDays)
export interface LandingPage extends z.output<typeof landingPage> {
  name: string
}
