import { z } from 'zod'
import { line } from './fields.ts'
import { serviceHead } from './page.ts'
import { listOf } from './plainFields.ts'
import { programClosing } from './program.ts'
import { buttonHero, flowStep, pointSection, resultFigure, section, textSection } from './sections.ts'

/** What the pages of both program families have. */
export const programHub = z.strictObject({
  head: serviceHead,
  hero: buttonHero,
  programs: textSection,
  approach: pointSection,
  results: section.extend({ bars: listOf(resultFigure) }),
  closing: programClosing,
})

/** In the order of the pages, with what is their own in its place. */
const { head, hero, programs, ...afterPrograms } = programHub.shape

/** The schema of `content/pages/leadership.yaml`. */
export const leadershipHub = z.strictObject({
  head,
  hero,
  programs,
  comparison: section.extend({
    rows: listOf(
      z.strictObject({
        label: line(30),
        cells: z.array(line(60)).length(3).describe('One per program, in their order.'),
      }),
    ),
  }),
  ...afterPrograms,
})

/** Changes that run at the same time. */
const overlap = z.strictObject({
  changes: z.array(line(20)).length(4).describe('Four, in the order of their starts.'),
  today: line(30).describe('Names the day on which all of them run.'),
})
export type Overlap = z.output<typeof overlap>

/** The schema of `content/pages/transformation.yaml`. */
export const transformationHub = z.strictObject({
  head,
  hero,
  why: pointSection.extend({ overlap }),
  programs,
  question: section
    .extend({ steps: listOf(flowStep) })
    .describe('How one question passes through the levels, and the way back.'),
  ...afterPrograms,
})
