import { z } from 'zod'
import { label, labels, line, paragraph, picture } from './fields.ts'

const rows = z.array(
  z.strictObject({
    name: line(60),
    detail: line(60).describe('What is counted.'),
    weeks: z
      .array(z.literal([0, 1, 2, 3]))
      .max(12)
      .describe(
        'For each week so far: 0 half of the cohort or less, 1 more than half, 2 nearly all, 3 none planned.',
      ),
    count: line(20),
  }),
)

const bar = z.strictObject({ label: line(20), value: z.number().min(0) })

/** What HR sees are counts, never a person’s practice. */
const part = z.strictObject({ title: line(60), view: line(60).meta({ title: 'Who sees it' }) })

const cohort = z.strictObject({
  title: line(60),
  weekLabel: line(30),
  matching: part.extend({
    coaches: z.array(
      z.strictObject({
        name: label,
        portrait: picture('portraits'),
        facts: line(),
      }),
    ),
    note: paragraph(200),
  }),
  participation: part.extend({
    rows,
    legend: labels('done', 'partly', 'missed'),
  }),
  returns: part.extend({
    cost: bar,
    credited: bar.describe('In the same unit as the cost.'),
    note: paragraph(200),
  }),
  journey: part.extend({ steps: z.array(z.strictObject({ when: line(20), text: line() })).length(3) }),
})
/** The illustrated cohort page in LEAP. */
export type CohortIllustration = z.output<typeof cohort>

const hour = z.number().min(0).max(24).multipleOf(0.5)

const coachWeek = z.strictObject({
  title: line(60),
  zone: label.describe('The coach’s time zone. All hours are in it; 8.5 is half past eight.'),
  from: hour,
  to: hour,
  days: z.array(
    z.strictObject({
      day: line(20),
      entries: z.array(
        z.strictObject({
          from: hour,
          to: hour,
          kind: z.enum(['client', 'group', 'own', 'open']),
          title: label,
          note: line(),
        }),
      ),
    }),
  ),
})
/** The illustrated week in SPACE. */
export type CoachWeekIllustration = z.output<typeof coachWeek>

/** A spoken text; what is between asterisks is marked. */
const spoken = line(200)
  .describe('Put *asterisks* around the words that the note refers to.')
  .transform((text) =>
    text
      .split('*')
      .map((words, index) => (index % 2 === 0 ? words : { marked: words }))
      .filter((words) => words !== ''),
  )

const transcript = z.strictObject({
  title: line(),
  lines: z.array(
    z.strictObject({
      who: label,
      text: spoken,
      note: z.strictObject({ text: line(), good: z.boolean() }).optional(),
    }),
  ),
})
/** The illustrated transcript of a rehearsal, with notes in the margin. */
export type TranscriptIllustration = z.output<typeof transcript>

/** The schema of `content/site/screens.yaml`: the platforms as pages illustrate them. */
export const screenFile = z.strictObject({
  cohort: cohort.meta({ title: 'A cohort in LEAP' }),
  fourSites: z
    .strictObject({ title: line(60), weekLabel: line(30), rows })
    .meta({ title: 'Four sites in LEAP, for a use case' }),
  coachWeek: coachWeek.meta({ title: 'A coach’s week in SPACE' }),
  transcript: transcript.meta({ title: 'A rehearsal in AI Arena' }),
})
