import { defineTokens } from '@chakra-ui/react'

/**
 * Text that a visitor has enlarged needs the room itself: the space around it grows no further than it would in the
 * narrowest window at the usual text size.
 */
const upTo = (rem: number) => ({ value: `min(${rem}rem, ${rem * 5}vw)` })

/** Raw design values. Components use the semantic names of `semanticTokens.ts`, never these. */
export const tokens = defineTokens({
  colors: {
    ink: { value: '#12292B' },
    teal: {
      100: { value: '#E3F2EE' },
      200: { value: '#BFE0D9' },
      500: { value: '#1B857F' },
      700: { value: '#0E5658' },
      900: { value: '#0B3A3D' },
    },
    coral: {
      100: { value: '#FDE9E2' },
      300: { value: '#F7AE98' },
      500: { value: '#EE6A4D' },
      600: { value: '#C4432C' },
      700: { value: '#A83320' },
    },
    gold: { value: '#E8B24A' },
    sand: {
      0: { value: '#FCF9F4' },
      1: { value: '#F5EEE3' },
      2: { value: '#E7DCCB' },
      600: { value: '#6B6355' },
    },
    white: { value: '#FFFFFF' },
    // Roles like those of semanticTokens.ts. Chakra drops the word "base" from the names of semantic tokens.
    fg: { base: { value: '{colors.ink}' } },
    line: { base: { value: '{colors.sand.2}' } },
  },
  fonts: {
    heading: { value: "'Young Serif', 'Young Serif Fallback', 'Young Serif Fallback 2', Georgia, serif" },
    body: { value: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif" },
  },
  fontWeights: {
    normal: { value: 400 },
    medium: { value: 500 },
    semibold: { value: 600 },
    bold: { value: 700 },
  },
  /** Multiples of 4 px; the name is the number of steps. */
  spacing: {
    1: { value: '0.25rem' },
    2: { value: '0.5rem' },
    3: { value: '0.75rem' },
    4: upTo(1),
    5: upTo(1.25),
    6: upTo(1.5),
    8: upTo(2),
    10: upTo(2.5),
    12: upTo(3),
    18: upTo(4.5),
    24: upTo(6),
    32: upTo(8),
  },
  sizes: {
    content: { value: '75rem' },
    header: upTo(5),
    /** About 66 characters of body text. */
    text: { value: '38rem' },
    /** 16 to 20 words of a headline. */
    headline: { value: '46rem' },
  },
  radii: {
    sm: { value: '4px' },
    md: { value: '6px' },
  },
  zIndex: {
    header: { value: 20 },
    toast: { value: 40 },
  },
  durations: {
    fast: { value: '120ms' },
    normal: { value: '220ms' },
  },
})
