import { existsSync } from 'node:fs'
import { contentFile } from '#content/collections/contentFiles.ts'
import { palette } from './palette.ts'
import { type Drawing, readSvg, writeSvg } from './readSvg.ts'

/** The height of the logo in pixels. Its width follows from its shape. */
const HEIGHT = 40

/** A color, but for none and a gradient. */
const PAINT = /\b(fill|stroke|stop-color|color)(="|:\s*)(?!none\b|transparent\b|url\(|inherit\b)[^";}]+/g

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

/**
 * The icon, in the middle of a square.
 * @param size in pixels
 * @param rounded for browser tabs; systems that apply a mask need all of the square, and a ground
 */
export function appIcon(size: number, rounded: boolean): string {
  const icon = writeSvg(read('icon'), 'width="64" height="64"')
  const ground = rounded
    ? `<clipPath id="tile"><rect width="64" height="64" rx="12"/></clipPath><g clip-path="url(#tile)">${icon}</g>`
    : `<rect width="64" height="64" fill="${palette.sand0}"/>${icon}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${ground}</svg>`
}

const fileOf = (name: string) => contentFile(`brand/${name}.svg`)

const read = (name: string) => readSvg(fileOf(name))
