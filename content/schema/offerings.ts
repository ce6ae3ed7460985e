import { z } from 'zod'
import { line, link, paragraph } from './fields.ts'
import type { LinkText, Topic } from './page.ts'
import type { ProgramColor } from './program.ts'
import type { WorkingPaper } from './workingPaper.ts'

/** A strategy program on the strategy hub (specification, point 3, Strategy card). */
export interface StrategyCard {
  title: string
  description: string
  duration: string
  audience: string
  keyFeatures: readonly string[]
  link: LinkText
  /** Ground of the paper. */
  color: ProgramColor | 'tint'
  /** The top of what a participant ends up with. */
  paper: WorkingPaper
}

/** A problem in the words of a client, with our answer and a link. */
export const symptom = z.strictObject({
  title: line().optional().meta({ description: 'The kind of situation, where it needs a name.' }),
  quote: line(200),
  answer: paragraph(400),
  link: link().optional(),
})
export type Symptom = z.output<typeof symptom>

/** One card of the story framework, with its part of the worked example. */
export interface StoryCard {
  title: string
  /** What this part of a story has to achieve. */
  task: string
  /** This part of the example, as spoken. */
  told: string
  /** How to tell a good one from a poor one. */
  test: string
}

/** What came of the story, and why its order works. */
export interface StoryEnding {
  heading: string
  text: string
  order: string
  link: LinkText
}

/** Half a day; the content of an `open` one is agreed with the client. */
export interface HalfDay {
  label: string
  open?: boolean
}

/** A format of the short-form programs. */
export interface ShortFormat {
  id: string
  title: string
  /** The title in the singular: "1-Day Intensive". */
  single: string
  duration: string
  /** Whole days that the planner reserves. */
  days: number
  text: string
  bestFor: string
  /** In order. */
  halfDays: readonly HalfDay[]
}

/** A short-form program (specification, point 3). `id` is its anchor. */
export interface ShortProgram {
  id: string
  title: string
  duration: string
  audience: string
  format: string
  description: string
  outcomes: readonly string[]
  topic: Topic
}

/** A coaching pathway (specification, point 3). */
export interface CoachingPathway {
  title: string
  description: string
  duration: string
  /** Shortest and longest duration in months, for the chart. */
  months: readonly [from: number, to: number]
  format: string
  features: readonly string[]
  outcomes: readonly string[]
  color: ProgramColor
}

/** A step of a method. */
export const flowStep = z.strictObject({
  title: line(60),
  text: paragraph(400),
  result: line().optional().meta({ description: 'The document that the step produces.' }),
})
export type FlowStep = z.output<typeof flowStep>
