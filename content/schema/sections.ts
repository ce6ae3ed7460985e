import type { Image } from '../images.ts'

/** A claim as a figure with what it counts: "8.5x", "average return on investment". */
export interface Figure {
  figure: string
  label: string
}

/** A figure that is drawn as a bar. */
export interface BarFigure extends Figure {
  /** Height of the bar, 0 to 100. */
  percent: number
}

/** A stretch of a program, in the order of the calendar. */
export interface Phase {
  /** "Weeks 1-2". */
  weeks: string
  /** Length in weeks. */
  length: number
  title: string
  text: string
}

/** A program as cards show it (specification, point 3, Program). */
export interface ProgramCard {
  code: string
  title: string
  audience: string
  /** What the program is about, in one or two sentences. */
  focus: string
  duration: string
  /** Group size. */
  participants: string
  keyFeatures: readonly string[]
  href: string
  linkLabel: string
  color: 'teal' | 'coral' | 'gold'
}

/** A client's words (specification, point 3, Testimonial). */
export interface Testimonial {
  quote: string
  name: string
  /** Role and company. */
  role: string
  /** Stars, out of 5. */
  rating: 5
  portrait: Image
}

/** An entry of the frequently asked questions. */
export interface Question {
  question: string
  answer: string
}
