import { z } from 'zod'
import { describedPicture, line, link, paragraph } from '../fields.ts'
import { flowStep, symptom } from '../offerings.ts'
import { serviceHead } from '../page.ts'
import { closing, hero, section, titledPoint } from '../sections.ts'

const labeled = z.strictObject({ label: line(40), text: paragraph(400) })

/** The schema of `content/pages/ai-arena.yaml`; the sample conversation is in `content/site/arena.yaml`. */
export const aiArenaPage = z.strictObject({
  head: serviceHead,
  hub: link(),
  hero: hero.extend({ sample: link(), demo: line(40) }),
  offers: section.extend({ points: z.array(titledPoint).min(1), illustration: line() }),
  method: section.extend({
    steps: z.array(flowStep).length(4),
    loop: line(60).meta({ description: 'On the way back from the third step to the second.' }),
  }),
  sample: section.extend({
    stage: z.strictObject({
      label: line(60),
      note: paragraph(300),
      portrait: describedPicture('portraits'),
      briefing: z.array(labeled).min(1),
      aim: labeled,
      marks: z.strictObject({
        heading: line(60),
        items: z.array(z.strictObject({ title: line(40), text: line() })).length(3),
      }),
      start: line(40),
      failed: line(),
      demo: line(40),
    }),
  }),
  useCases: section.extend({ items: z.array(symptom).min(1), link: link() }),
  advanced: section.extend({ points: z.array(titledPoint).min(1) }),
  closing: closing.extend({ demo: line(40), sample: link() }),
})
