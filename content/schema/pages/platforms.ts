import { z } from 'zod'
import { address, describedPicture, explainedFigure, label, line, link, paragraph, topic } from '../fields.ts'
import { serviceHead } from '../page.ts'
import { alike, listOf } from '../plainFields.ts'
import { changes, facts } from '../program.ts'
import { closing, figures, flow, hero, pointSection, points, section, symptoms } from '../sections.ts'
import { workingPaper } from '../workingPaper.ts'

/** A platform on the platforms overview (specification, point 3, Platform). */
const platformBand = z.strictObject({
  title: line(60),
  subtitle: line(60),
  description: line(160),
  features: listOf(line(60)),
  benefits: listOf(line(200)),
  href: address,
  explore: label.describe('Text of the button to its page.'),
})
export type PlatformBand = z.output<typeof platformBand>

const entries = listOf(line(60))

/** The schema of `content/pages/platforms.yaml`. */
export const platformsPage = z.strictObject({
  head: serviceHead,
  hero,
  platforms: section.extend({ bands: z.array(platformBand).length(3) }),
  whyItWorks: section.extend({
    chart: alike(line(60), 'sessions', 'conversations', 'from', 'to').extend({
      description: line(200),
    }),
    figures,
    link,
  }),
  integration: section.extend({
    paper: workingPaper.describe('One goal over two weeks, as each platform keeps it.'),
    passes: section.extend({
      passLabel: label,
      stayLabel: label,
      passing: entries,
      staying: entries,
    }),
    systems: pointSection,
  }),
  closing,
})
export type PlatformsPage = z.output<typeof platformsPage>

/** The schema of `content/pages/leap.yaml`. */
export const leapPage = z.strictObject({
  head: serviceHead,
  hub: link,
  hero: hero.extend({ facts: facts.length(3) }),
  features: section.extend({
    illustration: line(),
    items: points.length(4).describe('Matching, progress, ROI and next steps.'),
  }),
  benefits: symptoms,
  useCases: pointSection,
  security: pointSection,
  closing,
})

/** The schema of `content/pages/space.yaml`. */
export const spacePage = z.strictObject({
  head: serviceHead.extend({ topic }),
  hub: link,
  hero,
  features: pointSection.extend({ illustration: line() }),
  benefits: section.extend(changes),
  tools: flow,
  outcomes: section.extend({ figures: listOf(explainedFigure), link }),
  joining: pointSection,
  closing,
})

const labeled = z.strictObject({ label, text: paragraph(400) })

/** The schema of `content/pages/ai-arena.yaml`; the sample conversation is in `content/site/arena.yaml`. */
export const aiArenaPage = z.strictObject({
  head: serviceHead,
  hub: link,
  hero,
  offers: pointSection.extend({ illustration: line() }),
  howItWorks: flow,
  sample: section.extend({
    stage: z.strictObject({
      label: line(60),
      note: paragraph(300),
      portrait: describedPicture('portraits'),
      briefing: listOf(labeled),
      aim: labeled,
      marks: z.strictObject({
        heading: line(60),
        items: z.array(z.strictObject({ title: label, text: line() })).length(3),
      }),
      start: label,
      failed: line(),
      demo: label,
    }),
  }),
  useCases: symptoms.extend({ link }),
  advanced: pointSection,
  closing,
})
