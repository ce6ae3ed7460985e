import { defineTokens } from '@chakra-ui/react'
import { brand } from '#content/brand.ts'

interface ColorTokens {
  [name: string | number]: { value: string } | ColorTokens
}

/** The tokens of colors and their shades. */
const tokensOf = (palette: object): ColorTokens =>
  Object.fromEntries(
    Object.entries(palette).map(([key, value]) => [
      key,
      typeof value === 'string' ? { value } : tokensOf(value),
    ]),
  )

/**
 * Limits spacing when the visitor has enlarged the text, which needs the room itself: at most as much as in a 320 px
 * window at the default text size.
 */
const upTo = (rem: number) => ({ value: `min(${rem}rem, ${rem * 5}vw)` })

/** Raw design values, with the brand's colors. Components use the semantic names of `semanticTokens.ts` instead. */
export const tokens = () =>
  defineTokens({
    colors: {
      ...tokensOf(brand.palette),
      /** Shadows and dialog backdrops. */
      shade: { value: `${brand.palette.teal[900]}8C` },
      white: { value: '#FFFFFF' },
      // Roles like those of semanticTokens.ts. Chakra drops the word "base" from the names of semantic tokens.
      fg: { base: { value: '{colors.ink}' } },
      line: { base: { value: '{colors.sand.2}' } },
    },
    fonts: {
      heading: { value: "'Young Serif', Georgia, serif" },
      body: { value: "'Figtree Variable', system-ui, sans-serif" },
    },
    fontWeights: {
      normal: { value: 400 },
      medium: { value: 500 },
      semibold: { value: 600 },
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
  })
