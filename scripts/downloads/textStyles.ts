import { colors } from './paper.ts'

const sans = { font: 'sans', ascent: 0.95 } as const
const bold = { font: 'bold', ascent: 0.95 } as const
const serif = { font: 'serif', ascent: 1.046 } as const

/**
 * The text styles: size and leading in points, color, and the PDF tag for screen readers. `ascent` is the height of the font
 * above its baseline, as a share of the size.
 */
export const textStyles = {
  title: { ...serif, size: 58, leading: 61, color: colors.ink, tag: 'H1' },
  longTitle: { ...serif, size: 42, leading: 47, color: colors.ink, tag: 'H1' },
  coverLead: { ...sans, size: 14, leading: 21, color: colors.ink, tag: 'P' },
  coverNote: { ...sans, size: 10, leading: 15, color: colors.ink, tag: 'P' },
  heading: { ...serif, size: 24, leading: 29, color: colors.ink, tag: 'H2' },
  part: { ...serif, size: 17, leading: 22, color: colors.ink, tag: 'H3' },
  name: { ...serif, size: 14, leading: 18, color: colors.teal, tag: 'P' },
  figure: { ...serif, size: 27, leading: 32, color: colors.teal, tag: 'P' },
  returned: { ...serif, size: 72, leading: 76, color: colors.teal, tag: 'P' },
  mark: { ...serif, size: 18, leading: 22, color: colors.teal, tag: 'P' },
  openingLead: { ...sans, size: 11.5, leading: 17, color: colors.ink, tag: 'P' },
  lead: { ...sans, size: 13, leading: 20, color: colors.ink, tag: 'P' },
  text: { ...sans, size: 10, leading: 14.5, color: colors.ink, tag: 'P' },
  quiet: { ...sans, size: 10, leading: 14.5, color: colors.quiet, tag: 'P' },
  strong: { ...bold, size: 10, leading: 14.5, color: colors.ink, tag: 'P' },
  warm: { ...bold, size: 10, leading: 14.5, color: colors.warm, tag: 'P' },
  link: { ...bold, size: 10, leading: 14.5, color: colors.teal, tag: 'P' },
  quote: { ...serif, size: 17, leading: 23, color: colors.ink, tag: 'P' },
  sheetTitle: { ...serif, size: 19, leading: 24, color: colors.ink, tag: 'P' },
  print: { ...bold, size: 8.5, leading: 12, color: colors.ink, tag: 'P' },
  written: { ...serif, size: 11, leading: 17.5, color: colors.teal, tag: 'P' },
  entry: { ...serif, size: 10, leading: 14, color: colors.teal, tag: 'P' },
  label: { ...sans, size: 8.5, leading: 13, color: colors.quiet, tag: 'P' },
} as const

export type TextStyle = keyof typeof textStyles

/** Whether lines are balanced, as in headings and large type; other texts only avoid a single word on the last line. */
export const isBalanced = (style: TextStyle) =>
  style === 'coverLead' || (textStyles[style].font === 'serif' && style !== 'written' && style !== 'entry')
