import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import colors from '#content/art/colors.json' with { type: 'json' }
import { namesIn } from '#content/collections/contentFiles.ts'
import { IMAGE_SIZES } from '#content/images.ts'
import { palette } from './palette.ts'

/** Folder of the drawings, `<group>/<key>.svg`, which any drawing program can edit. */
export const SOURCE_FOLDER = 'content/art'

/** The heaviest drawing, in characters. A page may show a dozen of them. */
const MAX_LENGTH = 15_000

/** The color on the site for each color of a drawing. Skin and hair don't change. */
const PAINTS = new Map([
  ...Object.entries(colors.brand).map(
    ([name, color]) => [color, palette[name as keyof typeof palette]] as const,
  ),
  ...Object.values(colors.people).map((color) => [color, color] as const),
])

/**
 * Reads a drawing as it is served: in the brand colors, without the parts that only drawing programs need. Its colors are
 * those of `colors.json`; those under "brand" are replaced with the brand's colors of the same names. `<rect id="ground">`,
 * the background while drawing, is removed.
 * @param name such as "scenes/home"
 * @throws when it is missing, or has another size, an unknown color, or an element that the site's content policy blocks
 */
export function sourceArt(name: string, folder = SOURCE_FOLDER): string {
  const file = join(folder, `${name}.svg`)
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  const problem = drawingProblem(name, folder)
  if (problem) throw new Error(`${file}: ${problem}`)
  return plain(readFileSync(file, 'utf8'))
    .replace(/<rect id="ground"[^>]*\/>/, '')
    .replace(COLOR, (color) => paintFor(color) ?? color)
}

/** The names of the drawings in a group, such as "scenes/home". */
export const sourceNames = (group: string, folder = SOURCE_FOLDER): string[] =>
  namesIn(join(folder, group))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${group}/${basename(file, '.svg')}`)

const COLOR = /#[\da-f]{3,8}\b/gi

const paintFor = (color: string) => PAINTS.get(color.toUpperCase())

/** Removes declarations, comments, whitespace between elements, and what drawing programs note at the root. */
const plain = (svg: string) =>
  svg
    .replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(
      /^<svg\b[^>]*?(viewBox="0 0 (\d+) (\d+)")[^>]*>/,
      '<svg xmlns="http://www.w3.org/2000/svg" $1 width="$2" height="$3">',
    )

/** The reason why a drawing that is there can't be shown, and what to do; undefined when it can. */
export function drawingProblem(name: string, folder = SOURCE_FOLDER): string | undefined {
  const svg = plain(readFileSync(join(folder, `${name}.svg`), 'utf8'))
  if (!svg.startsWith('<svg ')) return 'is not an SVG file'
  const group = /(\w+)\/[^/]+$/.exec(name)?.[1] as keyof typeof IMAGE_SIZES | undefined
  const viewBox = group && `viewBox="0 0 ${IMAGE_SIZES[group].join(' ')}"`
  if (viewBox && !svg.slice(0, svg.indexOf('>')).includes(viewBox)) return `needs ${viewBox}`
  if (svg.length > MAX_LENGTH)
    return `has ${svg.length} characters, at most ${MAX_LENGTH}; simplify its paths`
  const unsupported = /<(?:script|style|text|image|foreignObject)\b| style=| class=| on\w+=|href=/.exec(svg)
  if (unsupported)
    return `has${unsupported[0].replace('<', ' <')}, which pages do not show; export it as plain paths`
  const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, paint = '']) => paint)
  const unknown = paints.find((paint) => paint !== 'none' && !paintFor(paint))
  return unknown && `is painted ${unknown}, which is not in ${SOURCE_FOLDER}/colors.json`
}
