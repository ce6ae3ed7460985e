import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import colors from '#content/art/colors.json' with { type: 'json' }
import { palette } from './palette.ts'

/** Pictures drawn by hand, `<group>/<key>.svg`, which any drawing program opens and saves. */
export const SOURCE_FOLDER = 'content/art'

export interface SourceArt {
  /** As the site serves it: in the colors of the brand, without what a drawing program needs. */
  svg: string
  /** The color that lies under the picture in a drawing program and not on the site, if it has one. */
  ground?: string
}

/** What is painted on the site in place of each color of a drawing. Skin and hair stay as they are. */
const PAINTS = new Map([
  ...Object.entries(colors.brand).map(
    ([name, color]) => [color, palette[name as keyof typeof palette]] as const,
  ),
  ...Object.values(colors.people).map((color) => [color, color] as const),
])

/**
 * A picture drawn by hand, or nothing when there is none of that name. It is painted in the colors of `colors.json`; those
 * under "brand" become the brand's colors of the same names. `<rect id="ground">` shows what the picture stands on, and is left out.
 * @param name such as "scenes/home"
 * @throws when it has another size, another color or a part that the site's content policy refuses.
 */
export function sourceArt(
  name: string,
  width: number,
  height: number,
  folder = SOURCE_FOLDER,
): SourceArt | undefined {
  const file = join(folder, `${name}.svg`)
  if (!existsSync(file)) return undefined
  const source = plain(readFileSync(file, 'utf8'))
  const problem = findProblem(source, `0 0 ${width} ${height}`)
  if (problem) throw new Error(`${file}: ${problem}`)
  const ground = /<rect id="ground"[^>]*fill="(#\w+)"[^>]*\/>/.exec(source)
  const body = source.replace(/^<svg[^>]*>/, '').replace(ground?.[0] ?? '', '')
  const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  const svg = root + body.replace(COLOR, inBrand)
  return ground ? { svg, ground: inBrand(ground[1] ?? '') } : { svg }
}

/** The keys of the pictures drawn by hand in one group. */
export function sourceKeys(group: string): string[] {
  const files = readdirSync(join(SOURCE_FOLDER, group)).filter((file) => file.endsWith('.svg'))
  return files.map((file) => basename(file, '.svg')).sort()
}

/** A picture that has to be there. @throws as `sourceArt` does, and when there is none of that name. */
export function requiredArt(name: string, width: number, height: number): SourceArt {
  const source = sourceArt(name, width, height)
  if (!source) throw new Error(`${join(SOURCE_FOLDER, name)}.svg is missing`)
  return source
}

const COLOR = /#[\da-f]{3,8}\b/gi

const paintFor = (color: string) => PAINTS.get(color.toUpperCase())

const inBrand = (color: string) => paintFor(color) ?? color

/** Without declarations, comments and the space between elements. */
const plain = (svg: string) =>
  svg
    .replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim()

function findProblem(svg: string, viewBox: string) {
  if (!svg.startsWith('<svg ')) return 'is not an SVG file'
  if (!svg.slice(0, svg.indexOf('>')).includes(`viewBox="${viewBox}"`)) return `needs viewBox="${viewBox}"`
  const unsupported = /<(?:script|style|text|image|foreignObject)\b| style=| class=| on\w+=|href=/.exec(svg)
  if (unsupported)
    return `has${unsupported[0].replace('<', ' <')}, which pages do not show; export it as plain paths`
  const paints = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, paint = '']) => paint)
  const unknown = paints.find((paint) => paint !== 'none' && !paintFor(paint))
  return unknown && `is painted ${unknown}, which is not in ${SOURCE_FOLDER}/colors.json`
}
