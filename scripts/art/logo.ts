import { palette } from './palette.ts'
import { type Wordmark, wordmark } from './wordmark.ts'

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
/** Position and scale of the name. Its cap height goes well with the stems. */
const WORD = { x: 49.5, y: 7.8, scale: 0.29 }

/** Intrinsic size of the logo in pixels. */
export async function logoSize(): Promise<{ width: number; height: number }> {
  const { width } = await wordmark()
  return { width: Math.ceil(WORD.x + width * WORD.scale) + 1, height: HEIGHT }
}

/** Draws the logo, four rising stems and the name. The white variant is for teal and coral backgrounds. */
export async function logo(variant: keyof typeof COLORS): Promise<string> {
  const { width, height } = await logoSize()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${logoBody(COLORS[variant], await wordmark())}</svg>`
}

/** Draws the symbol on a teal tile, `size` pixels wide: rounded for browser tabs, square for systems that apply a mask. */
export function appIcon(size: number, rounded: boolean) {
  const tile = `<rect width="64" height="64" fill="${palette.teal900}" rx="${rounded ? 12 : 0}"/>`
  const body = `${tile}<g transform="translate(12.5 11) scale(1.05)">${sign(palette.teal200, palette.coral500)}</g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${body}</svg>`
}

/** The shapes of the logo, for use in another picture. */
export function logoBody({ stems, lastNote, words }: LogoColors, word: Wordmark) {
  const { x, y, scale } = WORD
  return `${sign(stems, lastNote)}<g transform="translate(${x} ${y}) scale(${scale})"><path d="${word.path}" fill="${words}"/></g>`
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
