import type { Ground, Tones } from '../palette.ts'

/** A picture inside a page, 960 x 720, on its own ground. */
export interface Section {
  ground: Ground
  draw: (t: Tones) => string
}

export const W = 960
export const H = 720
