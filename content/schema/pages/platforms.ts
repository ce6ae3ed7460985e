import { z } from 'zod'
import { line, link } from '../fields.ts'
import { serviceHead } from '../page.ts'
import { platformBand } from '../platforms.ts'
import { closing, figures, hero, section, titledPoint } from '../sections.ts'
import { workingPaper } from '../workingPaper.ts'

const buttons = { explore: link(), demo: line(40) }
const entries = z.array(line(60)).min(1)

/** The schema of `content/pages/platforms.yaml`. */
export const platformsPage = z.strictObject({
  head: serviceHead,
  hero: hero.extend(buttons),
  overview: section.extend({ bands: z.array(platformBand).length(3) }),
  why: section.extend({
    chart: z.strictObject({
      description: line(200),
      sessions: line(60),
      conversations: line(60),
      from: line(20),
      to: line(20),
    }),
    figures,
    link: link(),
  }),
  integration: section.extend({
    paper: workingPaper.meta({ description: 'One goal over two weeks, as each platform keeps it.' }),
    passes: section.extend({
      passLabel: line(40),
      stayLabel: line(40),
      passing: entries,
      staying: entries,
    }),
    systems: section.extend({ items: z.array(titledPoint).min(1) }),
  }),
  closing: closing.extend(buttons),
})
