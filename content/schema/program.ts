import { z } from 'zod'
import { label, labels, line, link, paragraph, withPortrait } from './fields.ts'
import { pageHead } from './page.ts'
import { alike, listOf } from './plainFields.ts'
import { buttonHero, closing, pointIcon, points, section } from './sections.ts'
import { paper } from './workingPaper.ts'

export const programColor = z.enum(['coral', 'teal'])

/** A program as cards and comparisons show it (specification, point 3, Program). */
const program = z.strictObject({
  title: label,
  audience: line(80),
  duration: line(30),
  cohort: line(30).describe('Size with the kind of people: 8-12 executives'),
  focus: paragraph(160).describe('What participants can do afterward, in one sentence.'),
  structure: line(90),
  keyFeatures: listOf(line(60)),
  afterward: line(60),
  color: programColor,
})

const family = z.strictObject({
  name: line(30).describe('In links back to the family.'),
})

/** The schema of `content/site/programs.yaml`. */
export const programFile = z.strictObject({
  leadership: family.extend({ programs: alike(program, 'A1', 'A2', 'A3X') }),
  transformation: family.extend({ programs: alike(program, 'T1', 'T2', 'T3X') }),
})
type ProgramFile = z.output<typeof programFile>

export type ProgramCode = {
  [Family in keyof ProgramFile]: keyof ProgramFile[Family]['programs']
}[keyof ProgramFile]

export interface ProgramSummary extends z.output<typeof program> {
  code: ProgramCode
  href: string
}

/** A theme of a program, with its skills (specification, point 3, Theme). */
const theme = z
  .strictObject({
    title: label,
    icon: pointIcon,
    color: programColor.describe('Of its program.'),
    skills: listOf(line(80)),
  })
  .transform(({ skills, ...theme }) => ({ ...theme, items: skills }))
export type Theme = z.output<typeof theme>

export const themes = section.extend({ items: listOf(theme) })

const week = z.int().min(1).max(12)

/** A phase of a program. */
const phase = z.strictObject({
  name: label,
  from: week,
  to: week.describe('Its last week.'),
  text: paragraph(400),
})
export type Phase = z.output<typeof phase>

const WEEK = '(?:[1-9]|1[0-2])(?:-(?:[2-9]|1[0-2]))?'
const WEEKS = new RegExp(`^${WEEK}(?:, ${WEEK})*$`)

/** A row of the week plan: an activity and its weeks. In the output, a pair is a range with both ends included. */
const planRow = z.strictObject({
  label: line(60),
  weeks: z
    .string()
    .regex(WEEKS, 'Write weeks from 1 to 12 as in "3", "2, 4, 6" or "3-12"')
    .describe('Such as 3, or 2, 4, 6, or 3-12')
    .transform((weeks) =>
      weeks.split(', ').map((part): number | [from: number, to: number] => {
        const [from = 0, to] = part.split('-').map(Number)
        return to ? [from, to] : from
      }),
    ),
})
export type PlanRow = z.output<typeof planRow>

/** The phases of a program, and its week plan. */
export const structure = section.extend({ phases: listOf(phase), plan: listOf(planRow) })

/** A scene from a given week of the program, or what follows months later. */
const moment = z.strictObject({
  when: line(20).describe('Week 4'),
  who: label.optional().describe('The subject of the text.'),
  text: paragraph(200),
})
export type Moment = z.output<typeof moment>

/** A day or a session of a workshop and its agenda, in order. */
const sitting = z
  .strictObject({
    label,
    title: line(60),
    items: listOf(z.strictObject({ label: line(30), text: paragraph(300) })),
  })
  .meta({ title: 'Day or session' })
export type Sitting = z.output<typeof sitting>

/** A result that others can observe. */
const outcome = z.strictObject({
  area: label.describe('The part of the job in which it shows.'),
  before: line(),
  after: line(140),
})
export type Outcome = z.output<typeof outcome>

/** Such results, and the words above what was before and what is after. */
export const changes = { labels: labels('before', 'after'), changes: listOf(outcome) }

/** Facts in a line, such as duration and cohort. */
export const facts = listOf(z.strictObject({ label: line(20), value: line(50) }))

/** What participants get (specification, point 3, Benefit item). */
export const benefits = section.extend({
  items: listOf(z.strictObject({ icon: pointIcon, text: line(160) })),
})

/** A quote from a participant. */
export const programVoice = z
  .strictObject({
    quote: paragraph(300),
    name: line(60),
    role: line(100).describe('Role and kind of company.'),
  })
  .transform(withPortrait)
export type ProgramVoice = z.output<typeof programVoice>

/** The last section of a page about programs. */
export const programClosing = closing.extend({
  ground: z.enum(['coral', 'teal', 'paper']),
  question: line(60).meta({ title: 'Link to the contact form' }),
})

/** The schema of the page of a program, such as `content/pages/a1.yaml`. */
export const programPage = z.strictObject({
  head: pageHead,
  hero: buttonHero,
  facts: facts.describe('In the hero, such as duration and cohort.'),
  pitch: section.optional(),
  audience: section.extend({
    people: points,
    elsewhere: z.strictObject({ text: line(), link }),
  }),
  structure,
  moments: section.extend({ items: listOf(moment) }),
  workshop: section.extend({ sittings: listOf(sitting) }),
  themes,
  gains: benefits,
  outcomes: section.extend({
    ...changes,
    later: listOf(moment).describe('The measurements that follow.'),
  }),
  paper: paper,
  voice: programVoice,
  closing: programClosing,
})
