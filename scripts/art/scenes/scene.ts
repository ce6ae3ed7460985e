import type { Tones } from '../palette.ts'

/** A hero scene, 1200 x 900. Everything stands on the lower edge, which may crop; nothing else touches an edge. */
export type Scene = (t: Tones) => string

/** Lower edge of every scene. */
export const BASE = 900
