import type { Image } from '../images.ts'

/** A platform on the platforms overview (specification, point 3, Platform). */
export interface PlatformBand {
  title: string
  subtitle: string
  description: string
  features: readonly string[]
  href: string
  benefits: readonly string[]
  /** Text of the button to its page. */
  explore: string
}

/** The illustrated cohort page in LEAP. Each `view` says who sees the part: HR sees counts, never a person's practice. */
export interface CohortIllustration {
  title: string
  /** The cohort's current week, from 1. */
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
  /** Cost and credited value, in the same unit. */
  returns: {
    title: string
    view: string
    cost: readonly [string, number]
    credited: readonly [string, number]
    note: string
  }
  journey: { title: string; view: string; steps: readonly { when: string; text: string }[] }
}

/** The illustrated week in SPACE. Hours are decimals in the coach's time zone. */
export interface CoachWeekIllustration {
  title: string
  zone: string
  from: number
  to: number
  days: readonly { day: string; entries: readonly CoachWeekEntry[] }[]
}

interface CoachWeekEntry {
  from: number
  to: number
  kind: 'client' | 'group' | 'own' | 'open'
  title: string
  note: string
}

/** The illustrated transcript of a rehearsal, with notes in the margin. */
export interface TranscriptIllustration {
  title: string
  lines: readonly {
    who: string
    /** The spoken text; `note` refers to the marked parts. */
    parts: readonly (string | { marked: string })[]
    note?: { text: string; good: boolean }
  }[]
}
