import { brand } from '#content/brand.ts'

const { ink, teal, coral, gold, sand } = brand.palette

/** The brand colors, by their names in drawings. */
export const palette = {
  ink,
  teal900: teal[900],
  teal700: teal[700],
  teal500: teal[500],
  teal300: teal[300],
  teal200: teal[200],
  teal100: teal[100],
  coral700: coral[700],
  coral600: coral[600],
  coral500: coral[500],
  coral300: coral[300],
  coral200: coral[200],
  coral100: coral[100],
  gold,
  sand0: sand[0],
  sand1: sand[1],
  sand2: sand[2],
} as const

/** The colors of a background by their role, so that a drawing works on every background. */
export interface Tones {
  ground: string
  /** Little contrast with the background, for large shapes. */
  faint: string
  /** Medium contrast. */
  mid: string
  /** For thin lines and small marks. */
  line: string
  /** The strongest contrast. */
  strong: string
  /** The focal point. */
  hot: string
  /** A lighter accent next to the focal point. */
  soft: string
  spark: string
}

const p = palette

export const tones = {
  teal: {
    ground: p.teal900,
    faint: p.teal700,
    mid: p.teal500,
    line: p.teal200,
    strong: p.sand0,
    hot: p.coral500,
    soft: p.coral300,
    spark: p.gold,
  },
  coral: {
    ground: p.coral500,
    faint: p.coral600,
    mid: p.teal700,
    line: p.coral100,
    strong: p.sand0,
    hot: p.teal900,
    soft: p.coral300,
    spark: p.gold,
  },
  sand: {
    ground: p.sand1,
    faint: p.sand2,
    mid: p.teal500,
    line: p.teal900,
    strong: p.teal700,
    hot: p.coral500,
    soft: p.coral300,
    spark: p.gold,
  },
  mint: {
    ground: p.teal100,
    faint: p.teal200,
    mid: p.teal500,
    line: p.teal900,
    strong: p.teal700,
    hot: p.coral500,
    soft: p.coral300,
    spark: p.gold,
  },
  blush: {
    ground: p.coral100,
    faint: p.coral200,
    mid: p.coral500,
    line: p.ink,
    strong: p.coral700,
    hot: p.teal700,
    soft: p.coral300,
    spark: p.gold,
  },
} as const satisfies Record<string, Tones>

export type Ground = keyof typeof tones
