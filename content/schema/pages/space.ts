import { z } from 'zod'
import { explainedFigure, line, link, topic } from '../fields.ts'
import { serviceHead } from '../page.ts'
import { closing, hero, pointIcon, section, titledPoint } from '../sections.ts'

const buttons = { join: line(40), contact: line(40) }

/** The schema of `content/pages/space.yaml`. */
export const spacePage = z.strictObject({
  head: serviceHead.extend({ topic: topic() }),
  joinTopic: topic().meta({ title: 'Topic of an application' }),
  hub: link(),
  hero: hero.extend(buttons),
  features: section.extend({ illustration: line(), items: z.array(titledPoint).min(1) }),
  benefits: section.extend({
    labels: z.strictObject({ before: line(40), after: line(40) }),
    changes: z.array(z.strictObject({ area: line(60), before: line(), after: line() })).min(1),
  }),
  tools: section.extend({
    themes: z.array(
      z.strictObject({
        title: line(60),
        icon: pointIcon,
        color: z.enum(['teal', 'coral']),
        skills: z.array(line(60)).min(1),
      }),
    ),
  }),
  outcomes: section.extend({ figures: z.array(explainedFigure()).min(1), link: link() }),
  joining: section.extend({ steps: z.array(titledPoint).min(1) }),
  closing: closing.extend(buttons),
})
