import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import colors from '#content/art/colors.json' with { type: 'json' }
import { palette } from './palette.ts'

/** Folder of hand-drawn pictures, `<group>/<key>.svg`, which any drawing program can edit. */
export const SOURCE_FOLDER = 'content/art'

export interface SourceArt {
  /** The picture as served: in the brand colors, without the parts that only drawing programs need. */
  svg: string
  /** The background color that is shown only in drawing programs, if there is one. */
  ground?: string
}

/** The color on the site for each color of a drawing. Skin and hair don't change. */
const PAINTS = new Map([
  ...Object.entries(colors.brand).map(
    ([name, color]) => [color, palette[name as keyof typeof palette]] as const,
  ),
  ...Object.values(colors.people).map((color) => [color, color] as const),
])

/**
 * Reads a hand-drawn picture; undefined when there is none. Its colors are those of `colors.json`; those under "brand" are
 * replaced with the brand's colors of the same names. `<rect id="ground">`, the background while drawing, is removed.
 * @param name such as "scenes/home"
 * @throws for another size, an unknown color, or an element that the site's content policy blocks
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

/** The keys of the hand-drawn pictures in a group. */
export function sourceKeys(group: string): string[] {
  const files = readdirSync(join(SOURCE_FOLDER, group)).filter((file) => file.endsWith('.svg'))
  return files.map((file) => basename(file, '.svg')).sort()
}

/** Like `sourceArt`. @throws when there is no such picture as well */
export function requiredArt(name: string, width: number, height: number): SourceArt {
  const source = sourceArt(name, width, height)
  if (!source) throw new Error(`${join(SOURCE_FOLDER, name)}.svg is missing`)
  return source
}

const COLOR = /#[\da-f]{3,8}\b/gi

const paintFor = (color: string) => PAINTS.get(color.toUpperCase())

const inBrand = (color: string) => paintFor(color) ?? color

/** Removes declarations, comments and whitespace between elements. */
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
