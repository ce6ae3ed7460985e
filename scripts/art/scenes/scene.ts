import type { Tones } from '../palette.ts'

/** A hero scene, 1200 x 900. Everything stands on the lower edge; the right edge crops, left and top run out freely. */
export type Scene = (t: Tones) => string

/** Lower edge of every scene. */
export const BASE = 900
