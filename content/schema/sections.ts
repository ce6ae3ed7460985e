import type { Image } from '../images.ts'

/** A claim as a figure with what it counts: "8.5x", "average return on investment". */
export interface Figure {
  figure: string
  label: string
  /** Continues the label: "before finance’s discount". */
  note?: string
}

/** A figure that is drawn as a bar. */
export interface BarFigure extends Figure {
  /** Height of the bar, 0 to 100. */
  percent: number
  /** What was asked or counted, on a line of its own. */
  note?: string
  /** What people notice where the bar grew. */
  outcome?: BarOutcome
}

export interface BarOutcome {
  title: string
  text: string
}

/** A figure with its drawing: shares of a hundred, the last of them what the figure claims. */
export interface StemFigure extends Figure {
  stems?: readonly number[]
}

/** A client's words (specification, point 3, Testimonial). */
export interface Testimonial {
  quote: string
  name: string
  /** Role and company. */
  role: string
  /** Stars, out of 5. */
  rating: number
  portrait: Image
}

/** An entry of the frequently asked questions. */
export interface Question {
  question: string
  answer: string
}

/** A way on to another page, with a picture. */
export interface PictureLink {
  title: string
  text: string
  href: string
  image: Image
}

/** A point in our favor. */
export interface Reason {
  icon: 'calendar' | 'chart' | 'people' | 'speech' | 'shield' | 'globe' | 'target'
  title: string
  text: string
}
