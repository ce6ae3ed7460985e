import type { Random } from '../createRandom.ts'
import type { Ground, Tones } from '../palette.ts'

/** The parameters of a composition: picture size, colors, and seeded random numbers. */
export interface Frame {
  w: number
  h: number
  /** Scale of strokes and radii: 1 at the height of a card, 720 units. */
  u: number
  t: Tones
  random: Random
}

interface Composition {
  ground: Ground
  draw: (frame: Frame) => string
}

/** The compositions of a category, which are variations of one motif. */
export type Motif = readonly [Composition, ...Composition[]]
