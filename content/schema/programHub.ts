import type { Image } from '../images.ts'
import type { Download } from './download.ts'
import type { LinkText, PageHead } from './page.ts'
import type { ProgramSummary } from './program.ts'
import type { ResultFigure } from './sections.ts'

interface Points {
  heading: string
  text?: string
  points: readonly { title: string; text: string }[]
}

/** Changes that run at the same time. */
export interface Overlap {
  /** Four, in the order of their starts. */
  changes: readonly string[]
  /** Names the day on which all of them run. */
  today: string
}

/** A stop of a question on its way through the organization's levels. */
export interface QuestionStop {
  /** Day and occasion. */
  when: string
  text: string
  /** What happens to the question there. */
  note: string
}

/** The content that both program hubs have. */
export interface ProgramHubContent {
  head: PageHead
  hero: {
    heading: string
    lead: string
    image: Image
    ground: 'teal' | 'coral'
    action: string
    /** The link to the programs further down. */
    more: LinkText
  }
  programs: {
    heading: string
    text: string
    items: readonly ProgramSummary[]
    /** Text of the links, followed by the program's code. */
    linkText: string
  }
  approach: Points
  /** Measured improvements, each with what it means. */
  results: {
    heading: string
    text: string
    bars: readonly ResultFigure[]
  }
  closing: {
    heading: string
    text: string
    ground: 'paper' | 'coral'
    /** Drawn for the background color. */
    picture?: Image
    action: string
    guide: Download
    /** Text of the link to the contact form, which passes the page's topic. */
    contact: string
  }
}

export interface LeadershipHubContent extends ProgramHubContent {
  comparison: {
    heading: string
    text: string
    /** One cell per program, in their order. */
    rows: readonly { label: string; cells: readonly string[] }[]
  }
}

export interface TransformationHubContent extends ProgramHubContent {
  /** Why the family exists. */
  why: Points & { overlap: Overlap }
  /** How one question passes through the levels: one stop per program, in their order, and the way back. */
  question: {
    stops: readonly QuestionStop[]
    answer: QuestionStop
    /** Names the level to which the answer comes back. */
    back: string
    caption: string
  }
}
