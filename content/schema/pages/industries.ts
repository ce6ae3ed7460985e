import { z } from 'zod'
import { line, link } from '../fields.ts'
import { industry } from '../industry.ts'
import { innerHead } from '../page.ts'
import { closing, hero, section, titledPoint } from '../sections.ts'

/** The schema of `content/pages/industries.yaml`. */
export const industriesPage = z.strictObject({
  head: innerHead,
  hero,
  labels: z.strictObject({ columns: z.array(line(40)).length(3), caseStudy: line(40) }),
  industries: z.strictObject({ pharma: industry, gcc: industry, startups: industry, enterprise: industry }),
  advantage: section.extend({ points: z.array(titledPoint).min(1), link: link() }),
  closing: closing.omit({ picture: true }).extend({ demo: line(40), contact: line(40) }),
})
