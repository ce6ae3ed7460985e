import { brand } from '#content/brand.ts'
import { escapeRegExp } from '#content/schema/escape.ts'
import { findContrastProblems } from './findContrastProblems.ts'
import { type Findings, findInLines, readFiles } from './findings.ts'

/** Source folders of the build. */
const FOLDERS = ['components', 'content', 'pages', 'renderer', 'scripts', 'server']

/** Files that may spell out a color: an example in a message, and white. */
const COLORS_ALLOWED = [
  'content/schema/brand.ts',
  'components/theme/tokens.ts',
  'scripts/check/findContrastProblems.ts',
]

/** Six or eight hex digits anywhere, three or four at the start of a value; not a private field or an issue number. */
const COLOR =
  /(?<![\w.&#/])#(?:[\da-f]{8}|[\da-f]{6})\b|(?<=['"`:(,])#[\da-f]{3,4}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*-?[\d.]/gi

/** Checks the contrast of the brand's colors, and that no other file spells out a color, its name or its domain. */
export function checkBrand(): Findings {
  const { name, domain, palette } = brand
  const names = new RegExp(
    `(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d])|${escapeRegExp(domain)}`,
    'gu',
  )
  const files = readFiles(FOLDERS, /(?<!\.test)\.(?:tsx?|m?js|css|md)$/)
  const spelledOut = files.flatMap(([file, source]) => {
    const colors = findInLines(file, source, COLOR, 'use a token of components/theme/, or brand.palette')
    return [
      ...(COLORS_ALLOWED.includes(file) ? [] : colors),
      ...findInLines(file, source, names, 'write "we" in copy, brand.name or brand.domain in code'),
    ]
  })
  return {
    problems: [...findContrastProblems(palette), ...spelledOut],
    summary: `No color, name or domain of the brand is spelled out in ${files.length} files.`,
  }
}
