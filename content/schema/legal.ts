import { z } from 'zod'
import { fillable, label, line, paragraph } from './fields.ts'
import { listOf } from './plainFields.ts'

const withAnalytics = { description: 'Shown in its place if the site counts visits.' }

/** The schema of `content/legal/*.yaml`. */
export const legalFile = z.strictObject({
  label,
  intro: paragraph(600),
  introWithAnalytics: paragraph(600).optional().meta(withAnalytics),
  effective: line(60).describe('Change it whenever the text changes.'),
  parts: listOf(
    z.strictObject({
      heading: line(),
      paragraphs: listOf(paragraph(1500)),
      withAnalytics: z.array(fillable('host', 'service')).optional().meta(withAnalytics),
    }),
  ),
})

/**
 * The legal texts in the order of the footer, with what an editor calls them: each name is an anchor on /contact, and a file
 * in `content/legal/`.
 */
export const legalNames = {
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  cookies: 'Cookie policy',
  trust: 'Trust and security',
  accessibility: 'Accessibility statement',
} as const
