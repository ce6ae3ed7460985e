import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const font = (name: string) => require.resolve(`@fontsource/${name}`)

/** A4 in points, with the margins and measures of the site's typography. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 64,
  right: 64,
  top: 60,
  bottom: 72,
  /** Width of running text: about 70 characters. */
  measure: 400,
} as const

export const inner = paper.width - paper.left - paper.right

/** Names stand in a narrow left column, what is said of them in a wide right one. */
export const columns = { left: 132, right: inner - 132 - 16, x: paper.left + 132 + 16 } as const

export const colors = {
  ink: '#12292B',
  teal: '#0E5658',
  deep: '#0B3A3D',
  pale: '#BFE0D9',
  coral: '#EE6A4D',
  warm: '#A83320',
  gold: '#E8B24A',
  paper: '#FCF9F4',
  line: '#E7DCCB',
  quiet: '#6B6355',
} as const

export const fonts = {
  serif: font('young-serif/files/young-serif-latin-400-normal.woff'),
  sans: font('figtree/files/figtree-latin-400-normal.woff'),
  bold: font('figtree/files/figtree-latin-600-normal.woff'),
} as const
