import { palette, tones } from '../art/palette.ts'

/** A ground that words stand on, and the colors of the words. */
export interface WordGround {
  ground: string
  words: string
  quiet: string
  /** The color variant of the logo. */
  logo: 'white' | 'color'
}

const dark = { words: palette.sand0, quiet: palette.teal200, logo: 'white' } as const
const light = { words: palette.ink, quiet: palette.ink } as const

/** The grounds of covers and openings. */
export const grounds = {
  teal: { ground: tones.teal.ground, ...dark },
  coral: { ground: tones.coral.ground, ...light, logo: 'white' },
  sand: { ground: tones.sand.ground, ...light, logo: 'color' },
  mint: { ground: tones.mint.ground, ...light, logo: 'color' },
} as const satisfies Record<string, WordGround>
