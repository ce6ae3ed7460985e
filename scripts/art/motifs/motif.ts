import type { Random } from '../createRandom.ts'
import type { Ground, Tones } from '../palette.ts'

/** What a composition draws with: the size of the picture, the tones of its ground, and seeded numbers. */
export interface Frame {
  w: number
  h: number
  /** 1 at the height of a card (720 units): scales strokes and radii. */
  u: number
  t: Tones
  random: Random
}

interface Composition {
  ground: Ground
  draw: (frame: Frame) => string
}

/** The compositions of one category, all recognisably the same motif. */
export type Motif = readonly [Composition, ...Composition[]]
