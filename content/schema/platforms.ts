import type { Image } from '../images.ts'
import type { PlatformCard } from './solutions.ts'

/** A platform on the overview of all three (specification, point 3, Platform). */
export interface PlatformBand extends PlatformCard {
  benefits: readonly string[]
  /** Text of the button that leads to it. */
  explore: string
}

/** A moment of a week and the place it happens in. */
export interface ScoreNote {
  day: string
  /** Name of one of the lanes. */
  lane: string
  title: string
  text: string
}

/** What a platform changes for a group of people, with the question they bring. */
export interface RoleBenefits {
  role: string
  /** Someone who might ask the question. */
  portrait: Image
  question: string
  benefits: readonly string[]
}

/** How a client used a platform. */
export interface UseCase {
  title: string
  situation: string
  use: string
  result: string
}

/** A mark of trust and what stands behind it. */
export interface SecurityBadge {
  title: string
  text: string
}

/** The drawn page of a cohort in LEAP. Each part says who sees it: what HR sees are counts, never a person's practice. */
export interface CohortIllustration {
  title: string
  /** The week the cohort has reached, from 1. */
  week: number
  weekLabel: string
  matching: {
    title: string
    view: string
    coaches: readonly { name: string; portrait: Image; facts: string; sharedHours: number }[]
    note: string
  }
  participation: {
    title: string
    view: string
    rows: readonly {
      name: string
      /** What is counted. */
      detail: string
      /** For each week so far: half of the cohort or less, more than half, nearly all. */
      weeks: readonly (0 | 1 | 2)[]
      count: string
    }[]
    legend: { done: string; partly: string; missed: string }
  }
  /** Cost and accepted value, in one unit. */
  returns: {
    title: string
    view: string
    cost: readonly [string, number]
    credited: readonly [string, number]
    note: string
  }
  journey: { title: string; view: string; steps: readonly { when: string; text: string }[] }
}

/** An entry of the drawn week in SPACE. Hours are the coach's own, as decimals. */
export interface CoachWeekEntry {
  /** 0 is Monday. */
  day: number
  from: number
  to: number
  kind: 'client' | 'group' | 'own' | 'open'
  title: string
  note: string
}

export interface CoachWeekIllustration {
  days: readonly string[]
  from: number
  to: number
  entries: readonly CoachWeekEntry[]
}

/** The drawn transcript of a rehearsal with the notes beside it. */
export interface TranscriptIllustration {
  title: string
  lines: readonly {
    who: string
    /** The words, of which the marked ones are noted. */
    parts: readonly (string | { marked: string })[]
    note?: { text: string; good: boolean }
  }[]
}
