import { existsSync, readFileSync } from 'node:fs'
import { ContentError } from '#content/collections/ContentError.ts'
import { contentFile, shownPath } from '#content/collections/contentFiles.ts'
import { palette } from './palette.ts'

/** The height of the logo in pixels. Its width follows from its shape. */
const HEIGHT = 40

/** Elements and attributes that pages block, or that look different on every computer. */
const UNSUPPORTED = /<(?:script|foreignObject|text|image)\b| on\w+=|href="(?!#)|url\((?!["']?#)/

/** A color, but for none and a gradient. */
const PAINT = /\b(fill|stroke|stop-color|color)(="|:\s*)(?!none\b|transparent\b|url\(|inherit\b)[^";}]+/g

/** A file of the brand: its shapes, and the area in which they are drawn. */
export interface Drawing {
  body: string
  /** Attributes of the root, which its shapes inherit. */
  root: string
  viewBox: string
  width: number
  height: number
}

/** The logo on paper, and on dark grounds: a file of its own (`logo-white.svg`), or the same in the lightest color. */
export const logo = (variant: 'color' | 'white'): Drawing =>
  variant === 'color'
    ? read('logo')
    : existsSync(fileOf('logo-white'))
      ? read('logo-white')
      : inOneColor(palette.sand0)

/** The logo in one color, for grounds on which its own can't be seen. */
export function inOneColor(color: string): Drawing {
  const { body, root, ...size } = read('logo')
  const paint = (part: string) => part.replace(PAINT, `$1$2${color}`)
  const inherited = / fill="/.test(root) ? root : `${root} fill="${color}"`
  return { ...size, body: paint(body), root: paint(inherited) }
}

/** Intrinsic size of the logo in pixels. */
export function logoSize(): { width: number; height: number } {
  const { width, height } = logo('color')
  return { width: Math.ceil((width / height) * HEIGHT), height: HEIGHT }
}

/** A drawing as a file, or as part of another one at a place in it. */
export function drawn({ body, root, viewBox }: Drawing, place: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${place}${root}>${body}</svg>`
}

/**
 * The icon, in the middle of a square.
 * @param size in pixels
 * @param rounded for browser tabs; systems that apply a mask need all of the square, and a ground
 */
export function appIcon(size: number, rounded: boolean): string {
  const icon = drawn(read('icon'), 'width="64" height="64"')
  const ground = rounded
    ? `<clipPath id="tile"><rect width="64" height="64" rx="12"/></clipPath><g clip-path="url(#tile)">${icon}</g>`
    : `<rect width="64" height="64" fill="${palette.sand0}"/>${icon}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${ground}</svg>`
}

const fileOf = (name: string) => contentFile(`brand/${name}.svg`)

/** @throws ContentError for a file that isn't a plain SVG with a size */
function read(name: string): Drawing {
  const file = fileOf(name)
  return { ...parseDrawing(readFileSync(file, 'utf8'), file) }
}

/**
 * Reads an SVG file of any shape.
 * @param file named in messages
 * @throws ContentError when it has no size, or a part that pages can't show
 */
export function parseDrawing(source: string, file: string): Drawing {
  const refusal = (message: string) => new ContentError([{ file: shownPath(file), message }])
  const svg = source.replace(
    /<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>/g,
    '',
  )
  const [, attributes, body] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  if (attributes === undefined || body === undefined) throw refusal('is not an SVG file')
  const [unsupported] = UNSUPPORTED.exec(svg.replace(/ xmlns(?::\w+)?="[^"]*"/g, '')) ?? []
  if (unsupported)
    throw refusal(`has "${unsupported.trim()}", which pages do not show: export it as plain paths`)
  const numberOf = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
  const viewBox =
    /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? `0 0 ${numberOf('width')} ${numberOf('height')}`
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) throw refusal('needs a viewBox, such as viewBox="0 0 160 40"')
  const root = [
    ...attributes.matchAll(/\s(?:fill|stroke|color|fill-rule|stroke-[a-z]+|xmlns:\w+)="[^"]*"/g),
  ].join('')
  return { body: body.trim(), root, viewBox, width, height }
}
