import { z } from 'zod'
import type { Image } from '../images.ts'
import type { Claim } from './claim.ts'
import {
  address,
  describedPicture,
  download,
  explainedFigure,
  figure,
  label,
  line,
  link,
  paragraph,
  picture,
  topic,
  withPortrait,
} from './fields.ts'
import { listOf } from './plainFields.ts'

/** A figure with its label: "8.5x", "average return on investment". */
export interface Figure extends Claim {
  /** What was measured, on a separate line. */
  about?: string
}

/** A figure with what it means in plain words. Its label begins a line. */
export const resultFigure = z
  .strictObject({ figure: explainedFigure, result: line(60) })
  .transform(({ figure, result }) => ({
    ...figure,
    label: figure.label.charAt(0).toUpperCase() + figure.label.slice(1),
    result,
  }))
export type ResultFigure = z.output<typeof resultFigure>

/** A quote from a client (specification, point 3, Testimonial), with the portrait of whoever said it. */
export const testimonial = z
  .strictObject({
    quote: paragraph(400),
    name: line(60),
    role: line().describe('Role and company.'),
    rating: z.int().min(1).max(5).default(5).describe('Stars, out of 5. Empty means 5.'),
  })
  .transform(withPortrait)

/** A frequently asked question with its answer. */
export const question = z.strictObject({ question: line(160), answer: paragraph(900) })
export type Question = z.output<typeof question>

/** A group of links to other pages, with a picture. */
export const linkGroup = z.strictObject({
  title: line(60),
  image: picture('sections'),
  links: listOf(
    link.extend({
      note: line(120).optional().describe('What it is, where the name alone doesn’t say it.'),
    }),
  ),
  all: link.optional().describe('A button below these links.'),
})
export type LinkGroup = z.output<typeof linkGroup>

/** Icons of our set that content chooses from. */
export const pointIcon = z.enum([
  'calendar',
  'chart',
  'clock',
  'compass',
  'globe',
  'network',
  'people',
  'shield',
  'speech',
  'star',
  'steps',
  'target',
])

/** One of a list of points. */
const point = z.strictObject({
  title: line(),
  lead: line(200).optional().describe('The most important sentence, before the text.'),
  text: paragraph(600),
  icon: pointIcon.optional(),
  items: z.array(line(200)).optional().describe('Short entries below the text.'),
})
export type Point = z.output<typeof point>

/** Such points, in order. */
export const points = listOf(point)

/** What a button of a hero or of a closing call does. */
const action = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('demo'), label }).meta({ title: 'Demo form' }),
  z
    .strictObject({
      kind: z.literal('contact'),
      label,
      topic: topic.optional().describe('Leave it empty to use the topic of the page.'),
    })
    .meta({ title: 'Contact form' }),
  z.strictObject({ kind: z.literal('link'), label, href: address }).meta({ title: 'Page, or part of one' }),
  z.strictObject({ kind: z.literal('download'), file: download }).meta({ title: 'File to download' }),
])
export type Action = z.output<typeof action>

/** The buttons of a hero or of a closing call. */
const actions = z
  .array(action)
  .min(1)
  .max(2)
  .meta({ title: 'Buttons', description: 'One or two. The first one is filled, the second outlined.' })

/** What a page's hero says, beside a picture that adds nothing to it. */
export const plainHero = z.strictObject({
  heading: line(90),
  lead: paragraph(400),
  image: picture('scenes'),
})

/** What such a hero says, with its buttons. */
export const buttonHero = plainHero.extend({ actions })

/** What a page's hero says, with its buttons, beside a picture that says something. */
export const hero = buttonHero.extend({ image: describedPicture('scenes') })

/** A row of figures. */
export const figures = listOf(figure)

/** The beginning of a section, which pages extend. */
export const section = z.strictObject({ heading: line(), text: paragraph(600).optional() })

/** A heading and a text, which sections and smaller parts extend. */
export const textSection = section.required()

/** Such a section with a list of points. */
export const pointSection = section.extend({ points })

/** The last section of a page. */
export const closing = textSection.extend({ picture: picture('sections'), actions })

/** A problem in the words of a client, with our answer and a link. */
export const symptom = z.strictObject({
  title: line().optional().describe('The kind of situation, where it needs a name.'),
  quote: line(200),
  answer: paragraph(400),
  link: link.optional(),
})
export type Symptom = z.output<typeof symptom> & { image?: Image }

export const symptoms = section.extend({ items: listOf(symptom) })

/** A step of a method. */
export const flowStep = z.strictObject({
  title: line(60),
  text: paragraph(400),
  result: line().optional().describe('The document that the step produces.'),
})
export type FlowStep = z.output<typeof flowStep>

/** A method in steps. */
export const flow = section.extend({ steps: listOf(flowStep) })
