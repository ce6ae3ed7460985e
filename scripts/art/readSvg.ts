import { readFileSync } from 'node:fs'
import { ContentError, type Problem } from '#content/collections/ContentError.ts'
import { shownPath } from '#content/collections/contentFiles.ts'

/** A picture as a drawing program exports it: its shapes, and the area in which they are drawn. */
export interface Drawing {
  body: string
  /** Attributes of the root, which its shapes inherit. */
  root: string
  viewBox: string
  width: number
  height: number
}

/** Elements and attributes that pages block, or that look different on every computer. */
const UNSUPPORTED = /<(?:script|foreignObject|text|image)\b| on\w+=|href="(?!#)|url\((?!["']?#)/

/** Why a file can't be shown. */
export const refusal = (file: string, message: string) =>
  new ContentError([{ file: shownPath(file), message }])

/**
 * Reads an SVG file of any shape, without what only drawing programs need.
 * @throws ContentError when it has no size, or a part that pages can't show
 */
export function readSvg(file: string): Drawing {
  const svg = readFileSync(file, 'utf8')
    .replace(/<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|<metadata[\s\S]*?<\/metadata>/g, '')
    .replace(/>\s+</g, '><')
  const [, attributes, body] = /<svg\b([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(svg) ?? []
  if (attributes === undefined || body === undefined) throw refusal(file, 'is not an SVG file')
  const [unsupported] = UNSUPPORTED.exec(svg.replace(/ xmlns(?::\w+)?="[^"]*"/g, '')) ?? []
  if (unsupported)
    throw refusal(file, `has "${unsupported.trim()}", which pages do not show: export it as plain paths`)
  const numberOf = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
  const viewBox =
    /viewBox="([^"]+)"/.exec(attributes)?.[1] ?? `0 0 ${numberOf('width')} ${numberOf('height')}`
  const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0)) throw refusal(file, 'needs a viewBox, such as viewBox="0 0 160 40"')
  const root = [
    ...attributes.matchAll(/\s(?:fill|stroke|color|fill-rule|stroke-[a-z]+|xmlns:\w+)="[^"]*"/g),
  ].join('')
  return { body: body.trim(), root, viewBox, width, height }
}

/** What keeps a picture from being read; nothing if it can be shown. */
export function problemsOf(read: () => unknown): readonly Problem[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

/** A drawing as a file, or as part of another one at a place in it. */
export const writeSvg = ({ body, root, viewBox }: Drawing, place: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${place}${root}>${body}</svg>`

/** The size of a drawing, as attributes. */
export const sized = ({ width, height }: { width: number; height: number }) =>
  `width="${width}" height="${height}"`
