import { z } from 'zod'
import { readCopy } from '../collections/readCopy.ts'
import { label, line } from './fields.ts'
import { listOf } from './plainFields.ts'

/** Lines with a printed label and a written entry. */
export const labeledValues = listOf(z.strictObject({ label, value: line(110) }))

const fields = z
  .strictObject({
    kind: z.literal('fields'),
    fields: labeledValues,
  })
  .meta({ title: 'Labels with entries' })
export type PaperFields = z.output<typeof fields>

/** Written cells below printed column heads. Narrow screens may show each row as a block of labeled lines. */
const table = z
  .strictObject({
    kind: z.literal('table'),
    title: line(60),
    columns: z.array(line(20)).min(2),
    rows: z.array(
      z
        .strictObject({
          cells: z.array(line(80)).describe('One per column; the first names the row.'),
        })
        .transform(({ cells }) => cells),
    ),
    mark: z
      .enum(['struck', 'numbered'])
      .optional()
      .describe('Cross the row names out by hand, or number them.'),
  })
  .refine(({ columns, rows }) => rows.every((cells) => cells.length === columns.length), {
    path: ['rows'],
    error: 'Write one cell per column.',
  })
export type PaperTable = z.output<typeof table>

/** Entries below a printed title. */
const list = z.strictObject({
  kind: z.literal('list'),
  title: line(60),
  items: z.array(
    z.strictObject({
      text: line(110),
      box: z
        .enum(['ticked', 'empty'])
        .optional()
        .describe('Print a box before the text. Without one, the entry is handwritten.'),
    }),
  ),
})
export type PaperList = z.output<typeof list>

const part = z.discriminatedUnion('kind', [fields, table, list])
export type PaperPart = z.output<typeof part>

const signature = z.strictObject({
  role: label,
  name: line(60),
  date: line(20).describe('Month and day: March 4'),
})
export type PaperSignature = z.output<typeof signature>

/**
 * A form that participants of a program fill in, shown with sample entries: a file of `content/papers/`. The printed parts
 * (title, purpose, labels, column heads, list titles, roles) are the same for everyone; the written parts (values, cells,
 * dates, names) may be set as handwriting. Always show the caption with it, so that no one takes the sample for a client's
 * paper.
 */
export const workingPaper = z.strictObject({
  // A `card` hangs on a nail, a `pocket` card is laminated, a `sheet` has a folded corner, a `letter` has folds, a `register`
  // page has punched holes, and a `pad` page has a torn edge.
  form: z
    .enum(['card', 'pocket', 'sheet', 'letter', 'register', 'pad'])
    .meta({ title: 'Kind of paper', description: 'A pocket card is laminated.' }),
  title: label,
  purpose: line(90).describe('What the paper is for, printed below the title.'),
  when: label.describe('The week in which it is filled in.'),
  parts: listOf(part),
  signatures: z.array(signature),
  caption: line(90).describe('Says that the entries are a sample.'),
})
export type WorkingPaper = z.output<typeof workingPaper>

/** The files of `content/papers/`, with what an editor calls them. */
export const paperNames = {
  'board-paper': 'Board paper (Executive Communication Bootcamp)',
  'commitment-sheet': 'Commitments (A3X)',
  'decision-paper': 'Decision paper (Strategic Thinking)',
  'demand-register': 'Register of demands (T2)',
  'goal-card': 'Goal card (A1)',
  'posted-goal-card': 'Goal card of one of our managers (About)',
  'huddle-card': 'Huddle card (T1)',
  'live-problem-sheet': 'Live-problem sheet (A2)',
  'stop-list': 'Stop list (T3X)',
  'story-sheet': 'Story sheet (Storytelling)',
} as const

/** A working paper, by the name of its file. */
export const paper = z
  .enum(Object.keys(paperNames) as (keyof typeof paperNames)[])
  .transform((name) => readCopy(`papers/${name}`, workingPaper))
