import { z } from 'zod'
import { line, link } from '../fields.ts'
import { storyCard, storyEnding } from '../offerings.ts'
import { innerHead } from '../page.ts'
import { facts, longPhase, theme } from '../program.ts'
import { closing, figures, hero, section, titledPoint } from '../sections.ts'

const points = z.array(titledPoint).min(1)

/** The schema of `content/pages/storytelling.yaml`. */
export const storytellingPage = z.strictObject({
  head: innerHead,
  hub: link(),
  hero: hero.extend({ facts, labs: link(), contact: line(40) }),
  audience: section.extend({ points }),
  structure: section.extend({ phases: z.array(longPhase).min(1) }),
  framework: section.extend({
    testLabel: line(20),
    cards: z.array(storyCard).length(6),
    ending: storyEnding,
  }),
  themes: section.extend({ items: z.array(theme).min(1) }),
  outcomes: section.extend({ figures, points }),
  closing: closing.omit({ picture: true }).extend({ contact: line(40), demo: line(40) }),
})
