import type { Palette } from '#content/schema/brand.ts'

type Group = Exclude<keyof Palette, 'ink' | 'gold'>
/** A color of the palette, or white. */
type Color =
  | 'ink'
  | 'gold'
  | 'white'
  | { [Name in Group]: `${Name}.${keyof Palette[Name] & (string | number)}` }[Group]

/** WCAG 2.2 AA minimums: for text, and for what is needed to use a control. */
const TEXT = 4.5
const EDGE = 3

/**
 * Foreground colors per background (components/theme/recipes/section.ts, components/layout/headerStyles.ts, mails and
 * documents).
 */
const PAIRS: readonly [what: string, front: readonly Color[], grounds: readonly Color[], least: number][] = [
  ['text', ['ink'], ['sand.0', 'sand.1', 'teal.100', 'coral.100', 'coral.500', 'white', 'gold'], TEXT],
  ['quiet text', ['sand.600'], ['sand.0', 'sand.1', 'white'], TEXT],
  ['quiet text', ['quiet.onTeal'], ['teal.100'], TEXT],
  [
    'links, labels and messages',
    ['teal.700', 'coral.700'],
    ['sand.0', 'sand.1', 'teal.100', 'coral.100', 'white'],
    TEXT,
  ],
  ['text on the dark ground', ['sand.0', 'teal.200', 'coral.300', 'gold'], ['teal.900'], TEXT],
  ['a button', ['coral.500'], ['teal.900'], EDGE],
  ['the label of a button', ['ink'], ['coral.500', 'coral.300'], TEXT],
  ['the label of a dark button', ['sand.0'], ['ink', 'teal.900'], TEXT],
  ['the edge of a field', ['sand.600'], ['sand.0', 'sand.1', 'white'], EDGE],
  ['the focus ring', ['ink'], ['sand.0', 'sand.1', 'teal.100', 'coral.100', 'coral.500', 'white'], EDGE],
  ['the focus ring', ['sand.0'], ['teal.900'], EDGE],
]

/** Finds adjacent colors with too little contrast, and what to change. */
export function findContrastProblems(palette: Palette): string[] {
  return PAIRS.flatMap(([what, fronts, grounds, least]) =>
    fronts.flatMap((front) =>
      grounds.flatMap((ground) => {
        const [one, other] = [luminance(hexOf(palette, front)), luminance(hexOf(palette, ground))]
        const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
        if (contrast >= least) return []
        const [darker, lighter] = one < other ? [front, ground] : [ground, front]
        const advice = [darker !== 'white' && `${darker} darker`, lighter !== 'white' && `${lighter} lighter`]
        return [
          `content/brand/brand.yaml: palette: ${what} in ${shown(palette, front)} on ${shown(palette, ground)} cannot be read well: ` +
            `the contrast is ${(Math.floor(contrast * 100) / 100).toFixed(2)} to 1 and has to be ${least} (WCAG AA). ` +
            `Make ${advice.filter(Boolean).join(' or ')}.`,
        ]
      }),
    ),
  )
}

const shown = (palette: Palette, color: Color) =>
  color === 'white' ? color : `${color} (${hexOf(palette, color)})`

function hexOf(palette: Palette, color: Color): string {
  if (color === 'white') return '#FFFFFF'
  const [name = '', step = ''] = color.split('.')
  const found = palette[name as keyof Palette]
  return typeof found === 'string' ? found : ((found as Record<string, string>)[step] ?? '')
}

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
