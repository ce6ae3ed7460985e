/** Colors of the house, the same values as the theme tokens. Art is drawn outside the browser and cannot read those. */
export const palette = {
  ink: '#12292B',
  teal900: '#0B3A3D',
  teal700: '#0E5658',
  teal500: '#1B857F',
  teal200: '#BFE0D9',
  teal100: '#E3F2EE',
  coral700: '#A83320',
  coral600: '#C4432C',
  coral500: '#EE6A4D',
  coral300: '#F7AE98',
  coral100: '#FDE9E2',
  gold: '#E8B24A',
  sand0: '#FCF9F4',
  sand1: '#F5EEE3',
  sand2: '#E7DCCB',
} as const

/** What each color does on one ground, so that the same drawing works on every ground. */
export interface Tones {
  ground: string
  /** Barely apart from the ground: large quiet forms. */
  faint: string
  /** Clearly visible, still quiet. */
  mid: string
  /** Thin lines and small marks. */
  line: string
  /** The strongest contrast. */
  strong: string
  /** The focal point. */
  hot: string
  /** A lighter companion of the focal point. */
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
    faint: '#FAD3C6',
    mid: p.coral500,
    line: p.ink,
    strong: p.coral700,
    hot: p.teal700,
    soft: p.coral300,
    spark: p.gold,
  },
} as const satisfies Record<string, Tones>

export type Ground = keyof typeof tones
