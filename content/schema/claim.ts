import { z } from 'zod'
import { listOf, month, oneWord, written } from './plainFields.ts'

/** How a figure is drawn on every page; a number without a drawing stands alone. */
const drawing = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('share') })
    .meta({ title: 'A share of 100 people', description: 'As many as the figure says.' }),
  z
    .strictObject({
      kind: z.literal('change'),
      after: z.number(),
      unit: written(20).optional().describe('What is drawn, if it isn’t what the figure says: resigned.'),
    })
    .meta({ title: 'A value after a start at 100' }),
  z
    .strictObject({ kind: z.literal('range'), from: z.number(), to: z.number() })
    .meta({ title: 'A range of values after a start at 100' }),
  z
    .strictObject({ kind: z.literal('return'), times: z.number(), spent: written(40), returned: written(40) })
    .meta({ title: 'A multiple of the cost' }),
])
export type Drawing = z.output<typeof drawing>

/** A figure that we publish about our own work, with how it was measured. */
const claimFields = z.strictObject({
  key: oneWord('teamResilience').meta({
    title: 'Name',
    description: 'What pages call this figure by. Renaming it breaks them.',
  }),
  figure: written(40).describe('As quoted: 3.2x'),
  label: written(160).describe('The words next to it, the same on every page.'),
  note: written(160).optional().describe('Qualifies the label where the label alone would overclaim.'),
  otherwise: written(80).optional().meta({
    title: 'In other words',
    description: 'The same figure in another wording, for texts: {figures.net.otherwise}.',
  }),
  beside: written(40).optional().meta({
    title: 'Shown beside it',
    description: 'The name of another figure, without which this one alone would mislead.',
  }),
  drawing: drawing.optional(),
  counted: written(400).describe('What was measured: the survey question, or what was counted.'),
  by: written(160).meta({ title: 'Measured by', description: 'Who measured or reported it.' }),
  when: written(160).meta({ title: 'Measured when' }),
  of: written(200).meta({ title: 'Measured among', description: 'The population or the sample.' }),
  n: z.int().min(1).optional().meta({ title: 'Number', description: 'How many were measured, or counted.' }),
  start: written(60).optional().meta({
    title: 'Starting value',
    description: 'What a change began with, as in 34% or 3.1 of 5.',
  }),
  responseRate: written(80).optional().meta({
    description: 'How many of those asked answered, as in 71%; or “from records”.',
  }),
  asOf: month.optional().meta({
    title: 'Date of the data',
    description: 'Year and month of the last measurement in it, as in 2026-09.',
  }),
  sample: z.boolean().describe('On while the figure is made up. Switch it off once you can show the source.'),
})

const measuredClaim = claimFields.refine(
  ({ figure, drawing }) => drawing?.kind !== 'share' || /^(?:100|\d?\d)(?:\.\d+)?%$/.test(figure),
  { path: ['figure'], message: 'A share of 100 people is drawn: write it as a percentage, as in 95%.' },
)

/** The file of a group of figures. */
export const figureFile = z.strictObject({
  heading: written(80),
  limits: written(400)
    .optional()
    .meta({ title: 'What these figures don’t show', description: 'On the impact page and in the report.' }),
  figures: listOf(measuredClaim),
})

export type Measured = z.output<typeof measuredClaim>

/** The schema of `content/figures/allowed.yaml`: all figures allowed outside the register. A story's own belong here. */
export const allowedFile = z.strictObject({
  figures: z.array(
    z.strictObject({
      file: written(160).describe('Below content/: articles/put-the-decision-first.md'),
      text: written(160).describe('The figure as written, with enough words around it to be unique.'),
      reason: written(200).describe('Why it isn’t a claim about our work.'),
    }),
  ),
})
export type AllowedFigure = z.output<typeof allowedFile>['figures'][number]

/** A figure as pages show it. */
export type Claim = Pick<Measured, 'figure' | 'label'> & { note?: string; drawing?: Drawing; beside?: Claim }

/**
 * What a controller asks about a figure and its source doesn't say yet: the names of empty fields. Only a change has a
 * starting value.
 */
export function unstated(claim: Measured): string[] {
  const asked = ['n', 'responseRate', 'asOf'] as const
  const isChange = claim.drawing?.kind === 'change' || claim.drawing?.kind === 'range'
  return (isChange ? [...asked, 'start' as const] : asked).filter((field) => claim[field] === undefined)
}
