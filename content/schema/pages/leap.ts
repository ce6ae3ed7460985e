import { z } from 'zod'
import { download, line, link } from '../fields.ts'
import { symptom } from '../offerings.ts'
import { serviceHead } from '../page.ts'
import { closing, hero, pointIcon, section, titledPoint } from '../sections.ts'

const buttons = { demo: line(40), guide: download() }

/** The schema of `content/pages/leap.yaml`. */
export const leapPage = z.strictObject({
  head: serviceHead,
  hub: link(),
  hero: hero.extend({
    facts: z.array(z.strictObject({ label: line(20), value: line(40) })).length(3),
    ...buttons,
  }),
  features: section.extend({ illustration: line(), items: z.array(titledPoint).min(1) }),
  benefits: section.extend({ roles: z.array(symptom).min(1) }),
  useCases: section.extend({ items: z.array(titledPoint).min(1) }),
  security: section.extend({ badges: z.array(titledPoint.extend({ icon: pointIcon })).min(1) }),
  closing: closing.extend(buttons),
})
