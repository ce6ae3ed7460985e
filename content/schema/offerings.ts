import { z } from 'zod'
import { line, link, paragraph, topic } from './fields.ts'
import { programColor } from './program.ts'
import { section } from './sections.ts'
import type { WorkingPaper } from './workingPaper.ts'

/** A strategy program on the strategy hub (specification, point 3, Strategy card). */
export const strategyCard = z.strictObject({
  title: line(40),
  description: paragraph(300),
  duration: line(30),
  audience: line(),
  keyFeatures: z.array(line(80)).min(1),
  link: link(),
  color: z.enum([...programColor.options, 'tint']).meta({ title: 'Ground of the paper' }),
})
export interface StrategyCard extends z.output<typeof strategyCard> {
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
export const storyCard = z.strictObject({
  title: line(30),
  task: line().meta({ description: 'What this part of a story has to achieve.' }),
  told: paragraph(300).meta({ description: 'This part of the example, as spoken.' }),
  test: line().meta({ description: 'How to tell a good one from a poor one.' }),
})
export type StoryCard = z.output<typeof storyCard>

/** What came of the story, and why its order works. */
export const storyEnding = z.strictObject({
  heading: line(),
  text: paragraph(300),
  order: paragraph(300),
  link: link(),
})
export type StoryEnding = z.output<typeof storyEnding>

/** A format of the short-form programs. */
export const shortFormat = z.strictObject({
  title: line(40),
  single: line(40).meta({ description: 'The title in the singular: 1-Day Intensive' }),
  duration: line(20),
  days: z.int().min(1).max(2).meta({ description: 'Whole days that the planner reserves.' }),
  text: paragraph(200),
  bestFor: line(),
  halfDays: z
    .array(
      z.strictObject({
        label: line(20),
        open: z.boolean().optional().meta({ description: 'Its content is agreed with the client.' }),
      }),
    )
    .min(2)
    .max(4)
    .meta({ description: 'In order.' }),
})
export interface ShortFormat extends z.output<typeof shortFormat> {
  id: string
}

/** A short-form program (specification, point 3). */
export const shortProgram = z.strictObject({
  title: line(60),
  duration: line(20),
  audience: line(),
  format: line(),
  description: paragraph(300),
  outcomes: z.array(line()).min(1),
  topic: topic(),
})
export interface ShortProgram extends z.output<typeof shortProgram> {
  /** Its anchor. */
  id: string
}

const months = z.int().min(1).max(12)

/** A coaching pathway (specification, point 3). */
export const coachingPathway = z.strictObject({
  title: line(40),
  description: paragraph(200),
  duration: line(20),
  months: z
    .strictObject({ from: months, to: months })
    .meta({ description: 'Shortest and longest duration, for the chart.' }),
  format: line(40),
  features: z.array(line()).min(1),
  outcomes: z.array(line()).min(1),
  color: programColor,
})
export type CoachingPathway = z.output<typeof coachingPathway>

/** A step of a method. */
export const flowStep = z.strictObject({
  title: line(60),
  text: paragraph(400),
  result: line().optional().meta({ description: 'The document that the step produces.' }),
})
export type FlowStep = z.output<typeof flowStep>

/** A method in steps, some of which repeat. */
export const flow = section.extend({
  steps: z.array(flowStep).min(1),
  loop: line().meta({ title: 'Text of the arrow back' }),
})
