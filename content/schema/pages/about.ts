import { z } from 'zod'
import { stage } from '../about.ts'
import { line, link } from '../fields.ts'
import { innerHead } from '../page.ts'
import { facts, longOutcome } from '../program.ts'
import { closing, hero, section, titledPoint } from '../sections.ts'

/** The schema of `content/pages/about.yaml`; the team is in `content/people/team.yaml`. */
export const aboutPage = z.strictObject({
  head: innerHead,
  hero: hero.extend({ team: link(), story: link() }),
  facts,
  story: section.extend({ stages: z.array(stage).min(1) }),
  approach: section.extend({
    labels: z.strictObject({ before: line(40), after: line(40) }),
    principles: z.array(longOutcome).min(1),
  }),
  values: section.extend({ values: z.array(titledPoint).min(1) }),
  team: section.extend({
    profileLabel: line(40).meta({ title: 'Link to a profile' }),
    subject: line(60).meta({ title: 'Subject of an email' }),
  }),
  closing: closing.extend({ demo: line(40), contact: link() }),
})
