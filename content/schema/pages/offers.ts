import { z } from 'zod'
import {
  describedPicture,
  explainedFigure,
  figure,
  label,
  labels,
  line,
  link,
  paragraph,
  picture,
  topic,
  withPortrait,
} from '../fields.ts'
import { innerHead, serviceHead } from '../page.ts'
import { alike, alikeByName, listOf } from '../plainFields.ts'
import { facts, programVoice } from '../program.ts'
import { closing, figures, flow, hero, pointSection, section, textSection } from '../sections.ts'
import { labeledValues, workingPaper } from '../workingPaper.ts'

/** A solution family (specification, point 3). */
const solutionFamily = z.strictObject({
  title: line(60),
  when: line(80).describe('The situation that calls for it.'),
  description: paragraph(300),
  duration: line(60),
  participants: line(80),
  link,
  image: picture('sections'),
})

/** A family that lists its programs itself. */
const listingFamily = solutionFamily.extend({
  programs: listOf(link),
})

/** The schema of `content/pages/solutions.yaml`; the A and T programs are in `content/site/programs.yaml`. */
export const solutionsPage = z.strictObject({
  head: serviceHead,
  hero,
  figures,
  families: section.extend({
    labels: labels('duration', 'participants', 'programs'),
    leadership: solutionFamily,
    transformation: solutionFamily,
    strategy: listingFamily,
    modules: listingFamily,
    coaching: listingFamily,
  }),
  method: flow,
  platforms: section.extend({
    links: listOf(link.extend({ text: paragraph(160) })),
    all: link,
  }),
  closing,
})

/** What a client gets for a brief: a paper with two coaches to choose from. */
const coachProposal = workingPaper.pick({ title: true, purpose: true, when: true, caption: true }).extend({
  fields: labeledValues,
  coaches: z
    .array(z.strictObject({ name: line(60), text: paragraph(120) }).transform(withPortrait))
    .length(2),
})
export type CoachProposal = z.output<typeof coachProposal>

const months = z.int().min(1).max(12)

/** A coaching pathway (specification, point 3). */
const coachingPathway = z.strictObject({
  title: label,
  description: paragraph(200),
  duration: line(20),
  months: alike(months, 'from', 'to').describe('Shortest and longest duration, for the chart.'),
  format: label,
  features: listOf(line()),
  outcomes: listOf(line()),
})
export type CoachingPathway = z.output<typeof coachingPathway>

/** The schema of `content/pages/coaching.yaml`; the coaches are in `content/people/coaches.yaml`. */
export const coachingPage = z.strictObject({
  head: serviceHead,
  hero: hero.extend({ facts }),
  pathways: section.extend({
    unit: line(20),
    labels: labels('features', 'outcomes'),
    items: listOf(coachingPathway),
  }),
  method: flow,
  benefits: section.extend({ figures, link }),
  network: section.extend({
    figures,
    proposal: coachProposal,
  }),
  voice: programVoice,
  selection: pointSection,
  closing,
})

const entries = z.array(line(160)).length(3)

/** An industry we work with (specification, point 3). */
const industry = z.strictObject({
  title: line(60),
  description: paragraph(300),
  challenges: entries,
  solutions: entries.describe('In the order of the challenges they address.'),
  outcomes: entries.describe('In the same order.'),
  caseStudy: z.strictObject({
    company: line().describe('A description without its name.'),
    challenge: paragraph(300),
    figure: line(20),
    result: line(120).describe('What the figure measures, in the words that follow it.'),
    hardPart: paragraph(200),
  }),
  image: describedPicture('sections'),
  topic,
  talk: line(80).meta({ title: 'Link to the contact form' }),
})
/** An industry, with the anchor of its section. */
export type Industry = z.output<typeof industry> & { id: string }

/** The schema of `content/pages/industries.yaml`. */
export const industriesPage = z.strictObject({
  head: innerHead,
  hero: hero.omit({ actions: true }),
  labels: z.strictObject({
    columns: z.array(label).length(3),
    more: label.describe('Unfolds the challenges on phones.'),
    caseStudy: label,
    hardPart: label,
  }),
  industries: alikeByName(industry, 'pharma', 'gcc', 'startups', 'enterprise'),
  advantage: pointSection.extend({ link }),
  closing,
})

const explained = listOf(explainedFigure)

/** The schema of `content/pages/impact.yaml`; the calculator is in `content/site/calculator.yaml`. */
export const impactPage = z.strictObject({
  head: serviceHead.extend({ topic }),
  hero,
  metrics: section.extend({ figures: explained }),
  roi: section.extend({
    figure,
    about: paragraph(400),
    business: z.strictObject({ heading: line(), figures: explained }),
  }),
  framework: pointSection,
  sources: section.extend({
    columns: alike(line(60), 'figure', 'counted', 'witness').extend({
      figures: line(60).describe('Follows their number.'),
    }),
    data: labels('n', 'start', 'responseRate', 'asOf').describe(
      'What introduces each of these values, where a figure has it.',
    ),
    link,
  }),
  limits: textSection,
  closing,
})
