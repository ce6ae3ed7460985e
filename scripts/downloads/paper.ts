import { createRequire } from 'node:module'
import { brand } from '#content/brand.ts'
import { HEADING_FACE } from '../art/faces.ts'

const require = createRequire(import.meta.url)

/** A4 in points, with the margins and measures of the site's typography. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 64,
  right: 64,
  top: 68,
  bottom: 72,
  /** Width of running text: about 70 characters. */
  measure: 400,
} as const

export const inner = paper.width - paper.left - paper.right

/** Names stand in a narrow left column, what is said of them in a wide right one. */
export const columns = { left: 132, right: inner - 132 - 16, x: paper.left + 132 + 16 } as const

const { ink, teal, coral, gold, sand } = brand.palette

/** The colors of the brand, by what they do on paper. */
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
