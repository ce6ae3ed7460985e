import { basename, join } from 'node:path'
import colors from '#content/art/colors.json' with { type: 'json' }
import { namesIn } from '#content/collections/contentFiles.ts'
import { IMAGE_SIZES } from '#content/images.ts'
import { palette } from './palette.ts'
import { type Drawing, readSvg, refusal, sized, writeSvg } from './readSvg.ts'

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

const COLOR = /#[\da-f]{3,8}\b/gi

const paintFor = (color: string) => PAINTS.get(color.toUpperCase())

/**
 * Reads a drawing as it is served: in the brand colors, without the parts that only drawing programs need. Its colors are
 * those of `colors.json`; those under "brand" are replaced with the brand's colors of the same names. `<rect id="ground">`,
 * the background while drawing, is removed.
 * @param name such as "scenes/home"
 * @throws ContentError when it has another size, an unknown color, or a part that pages can't show
 */
export function sourceArt(name: string, folder = SOURCE_FOLDER): string {
  const file = join(folder, `${name}.svg`)
  const drawing = readSvg(file)
  const svg = writeSvg(drawing, sized(drawing))
  const problem = wrongSize(name, drawing) ?? unknownPart(svg)
  if (problem) throw refusal(file, problem)
  return svg.replace(/<rect id="ground"[^>]*\/>/, '').replace(COLOR, (color) => paintFor(color) ?? color)
}

/** The names of the drawings in a group, such as "scenes/home". */
export const sourceNames = (group: string, folder = SOURCE_FOLDER): string[] =>
  namesIn(join(folder, group))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => `${group}/${basename(file, '.svg')}`)

function wrongSize(name: string, { viewBox }: Drawing): string | undefined {
  const group = /(\w+)\/[^/]+$/.exec(name)?.[1] as keyof typeof IMAGE_SIZES | undefined
  const needed = group && `0 0 ${IMAGE_SIZES[group].join(' ')}`
  return needed && viewBox !== needed ? `needs viewBox="${needed}"` : undefined
}

/** What pages show elsewhere, but not in a drawing, and what to do. */
function unknownPart(svg: string): string | undefined {
  if (svg.length > MAX_LENGTH)
    return `has ${svg.length} characters, at most ${MAX_LENGTH}; simplify its paths`
  const unsupported = /<style\b| style=| class=|href=/.exec(svg)
  if (unsupported) return `has "${unsupported[0].trim()}", which pages do not show: export it as plain paths`
  const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, paint = '']) => paint)
  const unknown = paints.find((paint) => paint !== 'none' && !paintFor(paint))
  return unknown && `is painted ${unknown}, which is not in ${SOURCE_FOLDER}/colors.json`
}
