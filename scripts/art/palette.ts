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
