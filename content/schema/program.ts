import type { Image } from '../images.ts'
import type { Download } from './download.ts'
import type { LinkText, PageHead } from './page.ts'
import type { PointIcon } from './sections.ts'
import type { WorkingPaper } from './workingPaper.ts'

export type ProgramCode = 'A1' | 'A2' | 'A3X' | 'T1' | 'T2' | 'T3X'

/** The one-line description of a program. */
export interface ProgramOutline {
  code: ProgramCode
  title: string
  /** Who it is for, in a few words. */
  audience: string
  href: string
}

/** A program as cards and comparisons show it (specification, point 3, Program). */
export interface ProgramSummary extends ProgramOutline {
  duration: string
  /** Cohort size with the kind of people: "8-12 executives". */
  cohort: string
  /** What participants can do afterward, in one sentence. */
  focus: string
  /** The main elements, in a few words. */
  structure: string
  /** The coaching or what replaces it, for comparisons. */
  coaching: string
  /** What happens after the last week. */
  afterward: string
  keyFeatures: readonly string[]
  color: ProgramColor
}

export type ProgramColor = 'coral' | 'teal'

/** A theme of a program, with its skills (specification, point 3, Theme). */
export interface Theme {
  title: string
  skills: readonly string[]
  icon: PointIcon
  color: ProgramColor
}

/** Something participants get (specification, point 3, Benefit item). */
interface Benefit {
  text: string
  icon: PointIcon
}

/** A phase of the program; both weeks are included. */
export interface Phase {
  name: string
  from: number
  to: number
  text: string
}

/** A row of the week plan: an activity and its weeks. A pair is a range with both ends included. */
export interface PlanRow {
  label: string
  weeks: readonly (number | readonly [from: number, to: number])[]
}

/** A scene from a given week of the program, or what follows months later. */
export interface Moment {
  /** "Week 4" */
  when: string
  /** The subject of the text. */
  who?: string
  text: string
}

/** A day or a session of a workshop and its agenda, in order. */
export interface Sitting {
  label: string
  title: string
  items: readonly { label: string; text: string }[]
}

/** A result that others can observe. */
export interface Outcome {
  /** The part of the job in which it shows. */
  area: string
  before: string
  after: string
}

/** A quote from a participant. */
export interface ProgramVoice {
  quote: string
  name: string
  /** Role and kind of company. */
  role: string
  portrait: Image
}

interface Block {
  heading: string
  text?: string
}

/** The content of a program page. */
export interface ProgramPageContent {
  head: PageHead
  /** The link back to the hub. */
  hub: LinkText
  hero: { heading: string; lead: string; image: Image; ground: 'teal' | 'coral'; action: string }
  /** Key facts in the hero, such as duration and cohort. */
  facts: readonly { label: string; value: string }[]
  /** What follows the audience: the weeks, or the paper if the program is told by it. */
  first: 'weeks' | 'paper'
  /** The ground of the quote, or "beside" the paper that bears it out. */
  voiceOn: 'paper' | 'coral' | 'beside'
  pitch?: Block
  audience: Block & {
    people: readonly { title: string; text: string }[]
    /** Who should choose another program. */
    elsewhere: { text: string; link: LinkText }
  }
  structure: Block & {
    phases: readonly Phase[]
    plan: readonly PlanRow[]
  }
  /** Left out where the structure tells as much. */
  moments?: Block & { items: readonly Moment[] }
  workshop: Block & { sittings: readonly Sitting[] }
  themes: Block & { items: readonly Theme[] }
  gains: Block & { items: readonly Benefit[] }
  outcomes: Block & {
    columns: { before: string; after: string }
    items: readonly Outcome[]
    /** The follow-up measurements. */
    later?: readonly Moment[]
  }
  /** The paper that participants fill in and take to work, with sample entries. */
  paper: WorkingPaper
  voice: ProgramVoice
  closing: {
    heading: string
    text: string
    ground: 'coral' | 'teal' | 'paper'
    /** Drawn for the background. */
    picture?: Image
    action: string
    guide: Download
    /** Text of the link to the contact form, which passes the page's topic. */
    contact: string
  }
}
