import type { Image } from '../images.ts'
import type { Claim } from './claim.ts'
import type { LinkText } from './page.ts'

/** A figure with its label: "8.5x", "average return on investment". */
export interface Figure extends Claim {
  /** What was measured, on a separate line. */
  about?: string
}

/** A figure with what it means in plain words. */
export interface ResultFigure extends Figure {
  result: string
}

/** A quote from a client (specification, point 3, Testimonial). */
export interface Testimonial {
  quote: string
  name: string
  /** Role and company. */
  role: string
  /** Stars, out of 5. */
  rating: number
  portrait: Image
}

/** A frequently asked question with its answer. */
export interface Question {
  question: string
  answer: string
}

/** A link to another page, with a picture. */
export interface IndexLink extends LinkText {
  /** What it is, where the name alone doesn't say it. */
  note?: string
  image: Image
}

/** One of a list of points. */
export interface Point {
  title?: string
  /** The most important sentence, before the text. */
  lead?: string
  text?: string
  icon?: PointIcon
  /** Short entries below the text. */
  items?: readonly string[]
}

/** Icons of our set that content chooses from. */
export type PointIcon =
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
