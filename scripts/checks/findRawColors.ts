/** Files that may spell out colors, and why. */
export const RAW_COLORS_ALLOWED: Readonly<Record<string, string>> = {
  'content/brand.ts': 'the colors of the brand',
  'content/schema/brand.ts': 'an example in a message',
  'components/theme/tokens.ts': 'white, which is no color of a brand',
  'scripts/checks/findContrastProblems.ts': 'white, which is no color of a brand',
  'scripts/checks/findRawColors.ts': 'the patterns themselves',
}

/** Six or eight hex digits anywhere, three or four at the start of a value; not a private field or an issue number. */
const HEX = /(?<![\w.&#/])#(?:[\da-f]{8}|[\da-f]{6})\b|(?<=['"`:(,])#[\da-f]{3,4}\b/gi
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*-?[\d.]/gi

/**
 * Finds spelled-out colors where the brand or theme must be used.
 * @param file path from the repository's root
 * @returns one sentence per line
 */
export function findRawColors(file: string, source: string): string[] {
  if (file in RAW_COLORS_ALLOWED || /\.test\.tsx?$/.test(file)) return []
  return source.split('\n').flatMap((line, index) => {
    const [found] = [...line.matchAll(HEX), ...line.matchAll(FUNCTION)]
    return found ? [`${file}:${index + 1}: the color ${found[0]} is spelled out; ${insteadIn(file)}`] : []
  })
}

const insteadIn = (file: string) =>
  /^(?:components|pages)\//.test(file)
    ? 'use a token of components/theme/'
    : 'take it from brand.palette of content/brand.ts'
