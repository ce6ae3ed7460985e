import { brand } from '#content/brand.ts'
import { HEADING_FACE, outlineText, TRACKING } from './outlineText.ts'
import { palette } from './palette.ts'

interface LogoColors {
  stems: string
  lastNote: string
  words: string
}

const COLORS = {
  color: { stems: palette.teal700, lastNote: palette.coral500, words: palette.teal900 },
  white: { stems: palette.sand0, lastNote: palette.sand0, words: palette.sand0 },
} satisfies Record<string, LogoColors>

const HEIGHT = 40
/** Position of the name, and scale of its outlines, on the feet of the stems. Its cap height goes well with them. */
const WORD = { x: 49.5, y: 38, scale: 0.029 }

/** Intrinsic size of the logo in pixels. */
export const logoSize = (): { width: number; height: number } => ({
  width: Math.ceil(WORD.x + wordmark().width * WORD.scale) + 1,
  height: HEIGHT,
})

/** Draws the logo, four rising stems and the name. The white variant is for teal and coral backgrounds. */
export function logo(variant: keyof typeof COLORS): string {
  const { width, height } = logoSize()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${logoBody(COLORS[variant])}</svg>`
}

/** Draws the symbol on a teal tile, `size` pixels wide: rounded for browser tabs, square for systems that apply a mask. */
export function appIcon(size: number, rounded: boolean) {
  const tile = `<rect width="64" height="64" fill="${palette.teal900}" rx="${rounded ? 12 : 0}"/>`
  const body = `${tile}<g transform="translate(12.5 11) scale(1.05)">${sign(palette.teal200, palette.coral500)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${body}</svg>`
}

/** The shapes of the logo, for use in another picture. */
export function logoBody({ stems, lastNote, words }: LogoColors) {
  const { x, y, scale } = WORD
  return `${sign(stems, lastNote)}<path transform="translate(${x} ${y}) scale(${scale})" d="${wordmark().path}" fill="${words}"/>`
}

/**
 * The outlines of the company's name, in units of the font.
 * @throws for a letter that the font doesn't have
 */
export function wordmark(text: string = brand.wordmark) {
  const missing = [...text].filter((letter) => !HEADING_FACE.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  if (missing.length > 0)
    throw new Error(`content/brand.ts: wordmark: the heading face has no "${missing.join('')}"`)
  return outlineText(HEADING_FACE, text, HEADING_FACE.unitsPerEm, TRACKING)
}

/** The symbol: four rising stems in an area of 39 x 38. */
function sign(color: string, lastNote: string) {
  return [
    stem(4, 28.5, 3.6, color),
    stem(13.4, 22.5, 3.6, color),
    stem(22.8, 15.5, 3.6, color),
    stem(32.6, 6.6, 6, lastNote),
  ].join('')
}

const stem = (x: number, top: number, r: number, color: string) =>
  `<path d="M${x} 38V${top}" fill="none" stroke="${color}" stroke-width="2.8"/><circle cx="${x}" cy="${top}" r="${r}" fill="${color}"/>`
