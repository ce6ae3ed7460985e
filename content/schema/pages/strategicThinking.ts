import { z } from 'zod'
import { download, line, link } from '../fields.ts'
import { innerHead } from '../page.ts'
import { facts, longOutcome, longPhase, theme } from '../program.ts'
import { closing, figures, hero, section, titledPoint } from '../sections.ts'
import { paper } from '../workingPaper.ts'

/** The schema of `content/pages/strategic-thinking.yaml`. */
export const strategicThinkingPage = z.strictObject({
  head: innerHead,
  hub: link(),
  hero: hero.extend({ facts, demo: line(40), brochure: download() }),
  audience: section.extend({ points: z.array(titledPoint).min(1) }),
  structure: section.extend({ phases: z.array(longPhase).min(1) }),
  themes: section.extend({ items: z.array(theme).min(1) }),
  gains: section.extend({ items: z.array(line(160)).min(1) }),
  outcomes: section.extend({
    figures,
    labels: z.strictObject({ before: line(40), after: line(40) }),
    changes: z.array(longOutcome).min(1),
  }),
  paper: paper().meta({ description: 'The paper that participants take home.' }),
  closing: closing.omit({ picture: true }).extend({ demo: line(40), guide: download() }),
})
