import { z } from 'zod'
import { coachProposal } from '../coach.ts'
import { line, link, topic } from '../fields.ts'
import { coachingPathway, flow } from '../offerings.ts'
import { serviceHead } from '../page.ts'
import { facts, programVoice } from '../program.ts'
import { closing, figures, hero, section, titledPoint } from '../sections.ts'

/** The schema of `content/pages/coaching.yaml`; the coaches are in `content/people/coaches.yaml`. */
export const coachingPage = z.strictObject({
  head: serviceHead,
  consultationTopic: topic().meta({ title: 'Topic of a consultation' }),
  hero: hero.extend({ facts, explore: link(), consultation: line(40) }),
  pathways: section.extend({
    unit: line(20),
    labels: z.strictObject({ features: line(40), outcomes: line(40) }),
    items: z.array(coachingPathway).min(1),
  }),
  method: flow,
  benefits: section.extend({ figures, link: link() }),
  network: section.extend({
    labels: z.strictObject({ language: line(), anyLanguage: line(40), all: line(40) }),
    figures,
    proposal: coachProposal,
  }),
  voice: programVoice,
  selection: section.extend({ points: z.array(titledPoint).min(1) }),
  closing: closing.extend({ demo: line(40), consultation: line(40) }),
})
