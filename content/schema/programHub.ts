import type { Image } from '../images.ts'
import type { Download } from './download.ts'
import type { LinkText, PageHead } from './page.ts'
import type { ProgramSummary } from './program.ts'
import type { BarFigure } from './sections.ts'
import type { WorkingPaper } from './workingPaper.ts'

interface Points {
  heading: string
  text?: string
  points: readonly { title: string; text: string }[]
}

/** One stop of a question on its way through the levels. */
export interface QuestionStop {
  /** Day and occasion. */
  when: string
  text: string
  /** What happens to it there. */
  note: string
}

/** What the hubs of the program families have in common. */
export interface ProgramHubContent {
  head: PageHead
  hero: {
    heading: string
    lead: string
    image: Image
    ground: 'teal' | 'coral'
    action: string
    /** Leads to the programs further down. */
    more: LinkText
  }
  programs: {
    /** Says what the section is, above a freer heading. */
    label?: string
    heading: string
    text: string
    items: readonly ProgramSummary[]
    /** Text of the links; the program's code follows. */
    linkText: string
  }
  approach: Points
  /** Measured gains, each with what people notice of it. */
  results: {
    heading: string
    text: string
    bars: readonly BarFigure[]
  }
  closing: {
    heading: string
    text: string
    ground: 'paper' | 'teal'
    /** Drawn for the ground. */
    picture: Image
    action: string
    guide: Download
    /** Text of the link to the message form, with the topic of the page. */
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
  /** Shows the first rule of the approach at work. */
  paper: WorkingPaper
}

export interface TransformationHubContent extends ProgramHubContent {
  /** Why the family exists. */
  why: Points & { image: Image }
  /** How one question passes through the levels: one stop per program, in their order, and the way back. */
  question: { stops: readonly QuestionStop[]; answer: QuestionStop; caption: string }
}
