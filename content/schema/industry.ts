import type { Image } from '../images.ts'
import type { Topic } from './page.ts'

/** An industry we work in (specification, point 3). */
export interface Industry {
  /** Anchor of its section. */
  id: 'pharma' | 'gcc' | 'startups' | 'enterprise'
  title: string
  description: string
  challenges: readonly string[]
  /** In the order of the challenges that they meet. */
  solutions: readonly string[]
  /** In the same order. */
  outcomes: readonly string[]
  caseStudy: CaseStudy
  image: Image
  topic: Topic
  /** Text of the link to the contact form. */
  talk: string
}

export interface CaseStudy {
  /** Described, not named. */
  company: string
  challenge: string
  /** What moved, as a figure. */
  figure: string
  /** What the figure counts, and what was hard. */
  result: string
}
