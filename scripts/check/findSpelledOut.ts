import type { Brand } from '#content/schema/brand.ts'
import { escapeRegExp } from '#content/schema/escape.ts'

const HOME = 'content/brand/brand.yaml'

/** Files that may spell out a color: an example in a message, white, the patterns below. */
const COLORS_ALLOWED = new Set([
  'content/schema/brand.ts',
  'components/theme/tokens.ts',
  'scripts/check/findContrastProblems.ts',
  'scripts/check/findSpelledOut.ts',
])

/** Six or eight hex digits anywhere, three or four at the start of a value; not a private field or an issue number. */
const HEX = /(?<![\w.&#/])#(?:[\da-f]{8}|[\da-f]{6})\b|(?<=['"`:(,])#[\da-f]{3,4}\b/i
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*-?[\d.]/i

/**
 * Finds lines that spell out a color, or the company's name or domain, which a rebranding would miss.
 * @param file path from the repository's root
 * @returns one sentence per line
 */
export function findSpelledOut(
  file: string,
  source: string,
  { name, domain }: Pick<Brand, 'name' | 'domain'>,
): string[] {
  const names = new RegExp(
    `(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d])|${escapeRegExp(domain)}`,
    'u',
  )
  return source.split('\n').flatMap((line, index) => {
    const [color] = (!COLORS_ALLOWED.has(file) && (HEX.exec(line) ?? FUNCTION.exec(line))) || []
    const [found] = names.exec(line) ?? []
    return [
      ...(color ? [`the color ${color} is spelled out; ${colorInstead(file)}`] : []),
      ...(found ? [`"${found}" is spelled out; ${nameInstead(file, found === domain)}`] : []),
    ].map((problem) => `${file}:${index + 1}: ${problem}`)
  })
}

const colorInstead = (file: string) =>
  /^(?:components|pages)\//.test(file)
    ? 'use a token of components/theme/'
    : `take it from brand.palette of ${HOME}`

const nameInstead = (file: string, isDomain: boolean) =>
  file.endsWith('.md')
    ? 'write "we" or "our", so that a new brand touches no text'
    : `write brand.${isDomain ? 'domain' : 'name'} of ${HOME}`
