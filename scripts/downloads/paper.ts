import { createRequire } from 'node:module'
import { brand } from '#content/brand.ts'
import { HEADING_FACE } from '../art/faces.ts'

const require = createRequire(import.meta.url)

/** A4 with margins, in points. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 64,
  right: 64,
  top: 68,
  bottom: 72,
  /** Width of running text, about 70 characters. */
  measure: 400,
} as const

export const inner = paper.width - paper.left - paper.right

/** Widths of a narrow left column for names and a wide right one for descriptions, which begins at `x`. */
export const columns = { left: 132, right: inner - 132 - 16, x: paper.left + 132 + 16 } as const

const { ink, teal, coral, gold, sand } = brand.palette

/** The brand colors by their role in documents. */
export const colors = {
  ink,
  teal: teal[700],
  deep: teal[900],
  middle: teal[300],
  pale: teal[200],
  coral: coral[500],
  faint: coral[300],
  warm: coral[700],
  gold,
  paper: sand[0],
  field: sand[1],
  line: sand[2],
  quiet: sand[600],
} as const

export const fonts = {
  serif: HEADING_FACE,
  sans: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  bold: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
} as const
