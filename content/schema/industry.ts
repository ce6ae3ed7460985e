import type { Image } from '../images.ts'
import type { Topic } from './page.ts'

/** An industry we work with (specification, point 3). */
export interface Industry {
  /** Anchor of its section. */
  id: 'pharma' | 'gcc' | 'startups' | 'enterprise'
  title: string
  description: string
  challenges: readonly string[]
  /** In the order of the challenges they address. */
  solutions: readonly string[]
  /** In the same order. */
  outcomes: readonly string[]
  caseStudy: CaseStudy
  image: Image
  topic: Topic
  /** Text of the link to the contact form. */
  talk: string
}

interface CaseStudy {
  /** A description of the company, without its name. */
  company: string
  challenge: string
  /** The result as a figure. */
  figure: string
  /** What the figure measures, and what was difficult. */
  result: string
}
