import { z } from 'zod'
import { draft, formerAddresses, type TextOrList } from './article.ts'
import { curled, day, written } from './plainFields.ts'

/** The module categories, in the order of the catalog (specification, points 3 and 9). */
export const MODULE_CATEGORIES = [
  'Self-Awareness & Purpose',
  'Strategic Thinking & Action',
  'People Leadership Skills',
  'Inclusive & Adaptive Leadership',
  'Communication & Influence',
  'Collaboration & Agility',
  'Change & Resilience',
  'Customer & Performance Focus',
] as const

export const MODULE_AUDIENCES = ['All Leaders', 'Managers', 'Senior Leaders'] as const

/** The length of a session in minutes, which its format begins with. */
const minutesOf = (format: string) => Number(/^\d+(?= minutes\b)/.exec(format)?.[0])

const fields = z.strictObject({
  title: curled(60, 4).meta({
    description:
      'Upload a photo under Assets, Pictures of modules, named after the address: find-your-why.jpg. Without one, a drawing is shown.',
  }),
  description: curled(90, 40).meta({
    description:
      'The line on the card and under the title of the page, shown whole, and searched by the filter of the catalog.',
    examples: ['What people learn to do, and on what: one sentence that fits on a card.'],
  }),
  category: z.enum(MODULE_CATEGORIES),
  audience: z.enum(MODULE_AUDIENCES),
  format: written(80, 8).meta({
    description: 'Length in minutes, then the setting.',
    examples: ['90 minutes · live online or in person'],
  }),
  // Short enough for search engines to show it in full, followed by " | " and the brand.
  metaTitle: curled(55, 20).meta({
    title: 'Title in search results',
    description: 'The name of the module and what it is. The name of the company is added automatically.',
    examples: ['Find Your Why: purpose and values module for leaders'],
  }),
  metaDescription: curled(160, 120).meta({
    title: 'Text in search results',
    description: 'In words of its own: length, audience, subject, what people do and keep.',
    examples: [
      'A 90-minute module on a subject for an audience. What people do in the session, what they practice it on, and what they take back to work with them.',
    ],
  }),
  keywords: z
    .array(written(50, 3))
    .min(3)
    .max(8)
    .meta({
      description: 'For search engines.',
      examples: [['leadership workshop', 'short management training', 'feedback skills']],
    }),
  outcomes: z
    .array(curled(180, 20))
    .min(4)
    .max(6)
    .meta({
      title: 'Learning outcomes',
      description: 'What a participant can do afterward.',
      examples: [
        ['one', 'two', 'three', 'four'].map(
          (which) => `What a participant can do afterward, at work and without help, number ${which}.`,
        ),
      ],
    }),
  whatYoullLearn: z
    .array(
      z
        .strictObject({ title: curled(60, 4), minutes: z.int().min(5).max(60), text: curled(320, 60) })
        .meta({ title: 'Part' }),
    )
    .min(3)
    .max(5)
    .meta({
      title: 'What you’ll learn',
      description: 'The parts of the session, in order. Their minutes add up to the length in the format.',
      examples: [
        ['first', 'second', 'third'].map((which) => ({
          title: `The ${which} part`,
          minutes: 30,
          text: 'What happens in this part of the session and what comes out of it, in a sentence or two.',
        })),
      ],
    }),
  keySkills: z
    .array(written(40, 3).meta({ title: 'Skill' }))
    .min(4)
    .max(6)
    .meta({
      title: 'Key skills developed',
      description: 'Two to four words each.',
      examples: [
        ['Asking open questions', 'Listening for patterns', 'Declining with a reason', 'Giving feedback'],
      ],
    }),
  publish: day.optional().meta({
    title: 'Publication date',
    description:
      'Leave it empty to publish at once. A day in the future schedules the module for that day, from midnight at the office.',
  }),
  formerly: formerAddresses,
  draft,
})

/**
 * The front matter of `modules/<slug>.md`. The Markdown body is the long description. The descriptions and examples in `meta`
 * are for editors: they appear in the template of `npm run new` and in error messages.
 */
export const moduleFrontMatter = fields.check(({ value: { format, whatYoullLearn }, issues }) => {
  const [length, sum] = [minutesOf(format), whatYoullLearn.reduce((total, { minutes }) => total + minutes, 0)]
  const refuse = (field: string, input: unknown, message: string) =>
    issues.push({ code: 'custom', path: [field], input, message })
  if (Number.isNaN(length))
    refuse('format', format, 'Begin with the length, as in "90 minutes · live online"')
  else if (sum !== length)
    refuse('whatYoullLearn', whatYoullLearn, `The parts take ${sum} minutes, and the format says ${length}`)
})
type ModuleFrontMatter = z.infer<typeof moduleFrontMatter>

/** A module as the pages use it. */
export type Module = ModuleFrontMatter & { slug: string; longDescription: TextOrList[] }
