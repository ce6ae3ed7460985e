import { z } from 'zod'
import {
  describedPicture,
  download,
  label,
  labels,
  line,
  link,
  paragraph,
  template,
  topic,
} from '../fields.ts'
import { innerHead, serviceHead } from '../page.ts'
import { alike, alikeByName, formed, listOf } from '../plainFields.ts'
import { benefits, changes, facts, programColor, structure, themes } from '../program.ts'
import {
  closing,
  figures,
  flow,
  hero,
  pointSection,
  points,
  section,
  symptom,
  textSection,
} from '../sections.ts'
import { type PaperFields, paper, type WorkingPaper } from '../workingPaper.ts'

/** A strategy program on the strategy hub (specification, point 3, Strategy card). */
const strategyCard = z.strictObject({
  title: label,
  description: paragraph(300),
  duration: line(30),
  audience: line(),
  keyFeatures: listOf(line(80)),
  link,
  color: z.enum([...programColor.options, 'tint']).meta({ title: 'Background of the paper' }),
})
export interface StrategyCard extends z.output<typeof strategyCard> {
  /** The top of what a participant ends up with. */
  paper: Pick<WorkingPaper, 'form' | 'title' | 'purpose' | 'when'> & Pick<PaperFields, 'fields'>
}

/** One card of the story framework, with its part of the worked example. */
const storyCard = z.strictObject({
  title: line(30),
  task: line().describe('What this part of a story has to achieve.'),
  told: paragraph(300),
  test: line().describe('How to tell a good one from a poor one.'),
})
export type StoryCard = z.output<typeof storyCard>

/** What came of the story, and why its order works. */
const storyEnding = textSection.extend({ order: paragraph(300), link })
export type StoryEnding = z.output<typeof storyEnding>

/** A format of the short-form programs. */
const shortFormat = z.strictObject({
  title: label,
  single: label.describe('The title in the singular: 1-Day Intensive'),
  duration: line(20),
  days: z.int().min(1).max(2).describe('Whole days that the planner reserves.'),
  text: paragraph(200),
  bestFor: line(),
  halfDays: z
    .array(
      z.strictObject({
        label: line(20),
        open: z.boolean().optional().describe('Its content is agreed with the client.'),
      }),
    )
    .min(2)
    .max(4),
})
export type ShortFormat = z.output<typeof shortFormat> & { id: string }

/** A short-form program (specification, point 3). */
const shortProgram = z.strictObject({
  title: line(60),
  duration: line(20),
  audience: line(),
  format: line(),
  image: describedPicture('sections'),
  description: paragraph(300),
  outcomes: listOf(line()),
  topic,
})

/** The schema of `content/pages/strategy.yaml`. */
export const strategyPage = z.strictObject({
  head: serviceHead,
  hero,
  programs: section.extend({
    samples: line().describe('Below the samples, and like them not printed.'),
    labels: labels('duration', 'audience', 'keyFeatures'),
    strategicThinking: strategyCard,
    storytelling: strategyCard,
    shortForm: strategyCard,
  }),
  whichOne: section.extend({ items: listOf(symptom.required({ link: true })) }),
  approach: flow,
  planning: pointSection,
  closing,
})

/** The schema of `content/pages/strategic-thinking.yaml`. */
export const strategicThinkingPage = z.strictObject({
  head: innerHead,
  hub: link,
  hero: hero.extend({ facts }),
  whoItIsFor: pointSection,
  structure,
  themes,
  gains: benefits,
  outcomes: section.extend({ figures, ...changes }),
  paper: paper,
  closing,
})

/** The schema of `content/pages/storytelling.yaml`. */
export const storytellingPage = z.strictObject({
  head: innerHead,
  hub: link,
  hero: hero.extend({ facts }),
  whoItIsFor: pointSection,
  structure: structure.omit({ plan: true }),
  framework: section.extend({
    testLabel: line(20),
    cards: z.array(storyCard).length(6),
    ending: storyEnding,
  }),
  themes,
  outcomes: section.extend({ figures, points }),
  closing,
})

const choices = labels('first', 'second')
const monthDay = formed(/^[01]\d-[0-3]\d$/, '12-24')

const planner = z.strictObject({
  available: z
    .strictObject({ leadDays: z.int().min(1), pause: alike(monthDay, 'from', 'to') })
    .describe('Days until the first workshop, and first and last day of the yearly pause.'),
  ...labels('formatLabel', 'download', 'ask').shape,
  days: labels('calendar', 'previous', 'next'),
  slots: choices,
  noDay: choices.extend({ first: template('day') }),
  missing: line(),
  dropped: paragraph(200),
  downloaded: paragraph(200),
  calendar: z
    .strictObject({ summary: template('format'), description: paragraph(400) })
    .describe('The entry in a visitor’s calendar.'),
  message: choices.extend({ format: label }).describe('Labels in the inquiry.'),
})

const sample = z.strictObject({
  text: paragraph(300),
  file: download,
  summary: template('format'),
  followUp: template('format'),
  note: paragraph(300),
  bestFor: label,
  halfDays: label,
  followUpText: paragraph(200),
})

/** The schema of `content/pages/short-form.yaml`. */
export const shortFormPage = z.strictObject({
  head: innerHead,
  hub: link,
  hero: hero.extend({ facts }),
  whoBooks: pointSection,
  formats: section.extend({
    bestForLabel: label,
    items: alikeByName(shortFormat, '1-day', '2-day', 'custom'),
  }),
  featuredPrograms: section.extend({
    labels: labels('audience', 'duration', 'format', 'more', 'outcomes', 'ask'),
    items: alikeByName(shortProgram, 'scquare', 'bootcamp', 'sprint'),
  }),
  whyShort: benefits,
  programImpact: section.extend({ figures }),
  calendar: section.extend({
    text: template('leadDays'),
    planner,
    sample,
    withoutScript: textSection.extend({ link: label }),
  }),
  paper: paper,
  closing,
})
