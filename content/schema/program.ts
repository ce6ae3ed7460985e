import type { Image } from '../images.ts'
import type { Download } from './download.ts'
import type { LinkText, PageHead } from './page.ts'
import type { WorkingPaper } from './workingPaper.ts'

export type ProgramCode = 'A1' | 'A2' | 'A3X' | 'T1' | 'T2' | 'T3X'

/** A program in a line. */
export interface ProgramOutline {
  code: ProgramCode
  title: string
  /** For whom, in a few words. */
  audience: string
  href: string
}

/** A program as cards and comparisons show it (specification, point 3, Program). */
export interface ProgramSummary extends ProgramOutline {
  duration: string
  /** Size of a cohort: a range of people, with what they are. */
  cohort: string
  /** One sentence: what the participant can do afterward. */
  focus: string
  /** How it is held: its center piece in a few words. */
  structure: string
  /** Coaching or its counterpart, for comparisons. */
  coaching: string
  /** What follows after the last week. */
  afterward: string
  keyFeatures: readonly string[]
  color: ProgramColor
}

export type ProgramColor = 'coral' | 'teal'

/** Icons of the house set that programs use. */
type ProgramIcon =
  | 'calendar'
  | 'chart'
  | 'clock'
  | 'compass'
  | 'globe'
  | 'network'
  | 'people'
  | 'shield'
  | 'speech'
  | 'star'
  | 'steps'
  | 'target'

/** A theme of a program with the skills it trains (specification, point 3, Theme). */
export interface Theme {
  title: string
  skills: readonly string[]
  icon: ProgramIcon
  color: ProgramColor
}

/** Something a participant gets (specification, point 3, Benefit item). */
export interface Benefit {
  text: string
  icon: ProgramIcon
}

/** A stretch of weeks, both ends included. */
export interface Phase {
  name: string
  from: number
  to: number
  text: string
}

/** One line of the week plan: what happens in which weeks; a pair is a stretch, both ends included. */
export interface PlanRow {
  label: string
  weeks: readonly (number | readonly [from: number, to: number])[]
}

/** What someone does in a given week, told as a scene. */
export interface Moment {
  /** "Week 4" */
  when: string
  who: string
  text: string
}

/** A day or a sitting of a workshop: its name and what happens, in order. */
export interface Sitting {
  label: string
  title: string
  items: readonly { label: string; text: string }[]
}

/** A change that others can observe. */
export interface Outcome {
  /** The part of the job it shows in. */
  area: string
  before: string
  after: string
}

/** A part of a program page, named by what it shows. */
export type ProgramBlock =
  | 'pitch'
  | 'audience'
  | 'structure'
  | 'moments'
  | 'workshop'
  | 'themes'
  | 'gains'
  | 'outcomes'
  | 'paper'
  | 'voice'

/** A voice has a band of its own. */
export type PairedBlock = Exclude<ProgramBlock, 'voice'>

/** One part of a program page across its whole width, or two side by side, on one ground. */
interface ProgramBand {
  parts: readonly [ProgramBlock] | readonly [first: PairedBlock, second: PairedBlock]
  ground?: 'paper' | 'sand' | 'tint' | 'blush' | 'teal' | 'coral'
  /** How two parts share the width; without it, the second one follows below. */
  split?: '4/8' | '5/7' | '6/6' | '7/5' | '8/4'
}

/** A participant's words, set large. */
export interface ProgramVoice {
  quote: string
  name: string
  /** Role and kind of company. */
  role: string
  portrait: Image
}

interface Block {
  /** Says what the section is, in the words visitors look for, above a freer heading. */
  label?: string
  heading: string
  text?: string
}

/** Everything a program page says. */
export interface ProgramPageContent {
  head: PageHead
  /** Link back to the hub. */
  hub: LinkText
  hero: { heading: string; lead: string; image: Image; ground: 'teal' | 'coral'; action: string }
  /** Stand in the hero: duration, cohort and the like. */
  facts: readonly { label: string; value: string }[]
  /** The parts in the order in which this program tells them, and how they share the page. */
  bands: readonly ProgramBand[]
  pitch?: Block & { paragraphs: readonly string[] }
  audience: Block & {
    people: readonly { title: string; text: string }[]
    /** Who is better served elsewhere. */
    elsewhere: { text: string; link: LinkText }
  }
  structure: Block & { phases: readonly Phase[]; plan: readonly PlanRow[] }
  moments: Block & { items: readonly Moment[] }
  workshop: Block & { sittings: readonly Sitting[] }
  themes: Block & { items: readonly Theme[] }
  gains: Block & { items: readonly Benefit[] }
  outcomes: Block & {
    columns: { before: string; after: string }
    items: readonly Outcome[]
    /** When it is looked at again. */
    later?: readonly { when: string; text: string }[]
  }
  /** The paper that participants fill in and take to work, with a sample entry. */
  paper: WorkingPaper
  voice: ProgramVoice
  closing: {
    heading: string
    text: string
    ground: 'coral' | 'teal' | 'tint' | 'blush' | 'sand'
    action: string
    guide: Download
    /** Text of the link to the message form, with the topic of the page. */
    contact: string
  }
}
