import type { LinkText, Topic } from './page.ts'
import type { ProgramColor } from './program.ts'
import type { WorkingPaper } from './workingPaper.ts'

/** A program of the strategy family as its hub shows it (specification, point 3, Strategy card). */
export interface StrategyCard {
  title: string
  description: string
  duration: string
  /** The duration in calendar days, as drawn. */
  days: number
  audience: string
  keyFeatures: readonly string[]
  link: LinkText
  color: ProgramColor
  /** What a participant of a long program ends up with. */
  paper?: WorkingPaper
}

/** Something people say, and where it leads. */
export interface Symptom {
  /** The kind of occasion, where that needs a name. */
  title?: string
  quote: string
  answer: string
  link: LinkText
}

/** A result as a share of the people who were asked. */
export interface ShareFigure {
  /** 0 to 100. */
  percent: number
  /** Continues the figure: "of participants …". */
  label: string
}

/** One card of the story framework, with its part of the worked example. */
export interface StoryCard {
  title: string
  /** What the card has to do. */
  task: string
  /** The card as it was said. */
  told: string
  /** How to tell a good one from a poor one. */
  test: string
}

/** A shape that a short-form program can take. */
export interface ShortFormat {
  id: string
  title: string
  /** One of them: "1-Day Intensive". */
  single: string
  duration: string
  /** Whole days that the planner sets aside. */
  days: number
  text: string
  bestFor: string
  /** Half days in order; "open" ones are agreed with the client. */
  halfDays: readonly { label: string; open?: boolean }[]
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
  /** Shortest and longest duration in months, as drawn. */
  months: readonly [from: number, to: number]
  format: string
  features: readonly string[]
  outcomes: readonly string[]
  color: ProgramColor
}

/** A step of a method. */
export interface FlowStep {
  title: string
  text: string
  /** What stands on paper at the end of it. */
  result?: string
}
