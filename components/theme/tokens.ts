import { defineTokens } from '@chakra-ui/react'
import { brand } from '#content/brand.ts'

const { ink, teal, coral, gold, sand, quiet } = brand.palette

type Ramp<Steps> = { [Step in keyof Steps]: { value: Steps[Step] } }
const ramp = <const Steps extends object>(steps: Steps) =>
  Object.fromEntries(Object.entries(steps).map(([step, value]) => [step, { value }])) as Ramp<Steps>

/**
 * Text that a visitor has enlarged needs the room itself: the space around it grows no further than it would in the
 * narrowest window at the usual text size.
 */
const upTo = (rem: number) => ({ value: `min(${rem}rem, ${rem * 5}vw)` })

/** Raw design values; the colors are those of the brand. Components use the semantic names of `semanticTokens.ts`, never these. */
export const tokens = defineTokens({
  colors: {
    ink: { value: ink },
    teal: ramp(teal),
    coral: ramp(coral),
    gold: { value: gold },
    sand: ramp(sand),
    quiet: ramp(quiet),
    /** Shadows, and what lies over the page behind a dialog; the name is the percentage, which two more digits stand for. */
    shade: ramp({ 45: `${teal[900]}73`, 55: `${teal[900]}8C`, 60: `${teal[900]}99` }),
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
