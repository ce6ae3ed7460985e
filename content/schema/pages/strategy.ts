import { z } from 'zod'
import { download, line, link } from '../fields.ts'
import { flow, strategyCard, symptom } from '../offerings.ts'
import { serviceHead } from '../page.ts'
import { closing, hero, section, titledPoint } from '../sections.ts'

/** The schema of `content/pages/strategy.yaml`. */
export const strategyPage = z.strictObject({
  head: serviceHead,
  hero: hero.extend({ demo: line(40), explore: link() }),
  programs: section.extend({
    labels: z.strictObject({ duration: line(40), audience: line(40), features: line(40) }),
    strategicThinking: strategyCard,
    storytelling: strategyCard,
    shortForm: strategyCard,
  }),
  symptoms: section.extend({ items: z.array(symptom.required({ link: true })).min(1) }),
  approach: flow,
  planning: section.extend({ points: z.array(titledPoint).min(1) }),
  closing: closing.omit({ picture: true }).extend({ demo: line(40), guide: download() }),
})
