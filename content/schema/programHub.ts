import type { Image } from '../images.ts'
import type { Download } from './download.ts'
import type { LinkText, PageHead } from './page.ts'
import type { ProgramSummary } from './program.ts'
import type { BarFigure } from './sections.ts'

interface Points {
  heading: string
  text?: string
  points: readonly { title: string; text: string }[]
}

/** Everything the hub of a program family says. */
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
  /** Why the family exists. */
  why?: Points
  programs: {
    /** Says what the section is, above a freer heading. */
    label?: string
    heading: string
    text: string
    items: readonly ProgramSummary[]
    /** Text of the links; the program's code follows. */
    linkText: string
  }
  comparison?: {
    heading: string
    text: string
    /** One cell per program, in their order. */
    rows: readonly { label: string; cells: readonly string[] }[]
  }
  approach: Points & { ground: 'teal' | 'sand' }
  outcomes: Points
  metrics: { heading: string; text: string; bars: readonly BarFigure[] }
  closing: {
    heading: string
    text: string
    ground: 'coral' | 'tint'
    action: string
    guide: Download
    /** Text of the link to the message form, with the topic of the page. */
    contact: string
  }
}
