import { z } from 'zod'
import { CRITERIA, MOODS, type Mood } from './arena.ts'
import { label, labels, line, paragraph, picture } from './fields.ts'
import { alike, listOf } from './plainFields.ts'
import { textSection } from './sections.ts'

const FACES = ['neutral', 'skeptical', 'tense', 'troubled', 'thoughtful', 'relieved'] as const

const face = z.strictObject({
  image: picture('portraits'),
  text: label.describe('Follows the name: “Tomas, at ease”.'),
})

const mood = z.enum(MOODS)

/** The counterpart's reaction to what the visitor says, and the mood it results in. */
const reply = z.strictObject({
  aside: line().optional().describe('A stage direction shown before the words.'),
  text: paragraph(400),
  face: z.enum(FACES),
  mood: mood.meta({ title: 'Mood afterward' }),
})
export type Reply = z.output<typeof reply>

const note = z.strictObject({
  mark: z.literal([0, 1, 2]).describe('0 missed, 1 partly, 2 fully.'),
  text: paragraph(200),
})

const perCriterion = <Field extends z.ZodType>(field: Field) => alike(field, ...CRITERIA)

/** One of the visitor's options in a turn. */
const choice = z.strictObject({
  text: paragraph(400),
  replies: alike(reply, ...MOODS)
    .partial()
    .describe('By the mood before the choice. The first turn has only the start mood.'),
  feedback: perCriterion(note),
})
export type ArenaChoice = z.output<typeof choice>

const advice = textSection.extend({ sentence: line(200) })

const script = z.strictObject({
  counterpart: label,
  startMood: mood,
  faces: alike(face, ...FACES),
  openingFace: z.enum(FACES),
  opening: line(200),
  turns: listOf(z.strictObject({ choices: z.array(choice).length(3) })),
  endings: z.array(line(200)).length(3).describe('One for each choice in the last turn.'),
  advice: perCriterion(advice)
    .extend({ harder: advice })
    .describe('A coach’s advice for the weakest criterion; “harder” when none is weak.'),
  labels: alike(
    line(60),
    'you',
    'turn',
    'of',
    'choose',
    'feedback',
    'undo',
    'restart',
    'over',
    'ending',
    'chart',
    'advice',
    'trySaying',
    'demo',
  ).extend({
    criteria: perCriterion(label),
    marks: labels('missed', 'partly', 'full').transform(
      ({ missed, partly, full }) => [missed, partly, full] as const,
    ),
    moods: alike(line(), ...MOODS),
  }),
})

/** The schema of `content/site/arena.yaml`: the script of the sample conversation, with its labels. */
export const arenaFile = script.check(({ value: { startMood, turns }, issues }) => {
  let moods = new Set([startMood])
  for (const [turn, { choices }] of turns.entries()) {
    const after = new Set<Mood>()
    for (const [choice, { replies }] of choices.entries())
      for (const mood of moods) {
        const reply = replies[mood]
        if (reply) after.add(reply.mood)
        else
          issues.push({
            code: 'custom',
            input: replies,
            path: ['turns', turn, 'choices', choice, 'replies'],
            message: `One is missing for the mood “${mood}”, in which this turn can begin.`,
          })
      }
    moods = after
  }
})
export type ArenaScript = z.output<typeof arenaFile>
