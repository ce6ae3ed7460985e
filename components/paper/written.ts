import type { SystemStyleObject } from '@chakra-ui/react'

/** Handwriting on a form: ink color and its own font. The line height matches the lines of `ruled`. */
export const written = {
  fontFamily: 'heading',
  fontSize: '1.0625rem',
  lineHeight: { base: '1.5rem', _print: '1.35rem' },
  color: 'fg.accent',
} as const

/** Ruled lines, one per line of text, a pixel above its end: on rotated sheets, one at the end also shows above the first. */
export const ruled = {
  backgroundImage:
    'repeating-linear-gradient(transparent 0 calc(1.5rem - 2px), {colors.line.base} 0 calc(1.5rem - 1px), transparent 0 1.5rem)',
  // Printers draw the lines of a gradient above the first row, too.
  _print: { backgroundImage: 'none', borderBottomWidth: '1px' },
} as const

/** A second sheet behind a paper, rotated by an angle such as "1.5deg"; the paper needs `position` and `zIndex`. */
export const sheetBelow = (angle: string) =>
  ({
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: '0',
    bg: 'sand.2',
    transform: `rotate(${angle})`,
  }) satisfies SystemStyleObject
