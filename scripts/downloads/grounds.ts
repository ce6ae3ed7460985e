import { brand } from '#content/brand.ts'
import { palette, tones } from '../art/palette.ts'

const { sand } = brand.palette

/** A background and the text colors for it. */
export interface WordGround {
  ground: string
  words: string
  quiet: string
  /** The color variant of the logo. */
  logo: 'white' | 'color'
}

const dark = { words: palette.sand0, quiet: palette.teal200, logo: 'white' } as const
const light = { words: palette.ink, quiet: palette.ink } as const

/** The backgrounds of covers, heroes and working papers, named as on the pages. */
export const grounds = {
  teal: { ground: tones.teal.ground, ...dark },
  coral: { ground: tones.coral.ground, ...light, logo: 'white' },
  sand: { ground: tones.sand.ground, ...light, logo: 'color' },
  blush: { ground: tones.blush.ground, ...light, logo: 'color' },
  paper: { ground: palette.sand0, words: palette.ink, quiet: sand[600], logo: 'color' },
  tint: { ground: tones.mint.ground, ...light, logo: 'color' },
} as const satisfies Record<string, WordGround>

export type GroundName = keyof typeof grounds
