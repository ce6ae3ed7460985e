import { palette } from './palette.ts'
import { stem } from './parts.ts'
import { circle, group, path, picture, rect } from './svg.ts'
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
  return picture(width, height, logoBody(COLORS[variant], await wordmark()))
}

/** Draws the symbol on a teal tile, `size` pixels wide: rounded for browser tabs, square for systems that apply a mask. */
export function appIcon(size: number, rounded: boolean) {
  const tile = rect(0, 0, 64, 64, { fill: palette.teal900 }, rounded ? 12 : 0)
  const body = tile + group(sign(palette.teal200, palette.coral500), {}, 'translate(12.5 11) scale(1.05)')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${body}</svg>`
}

/** The shapes of the logo, for use in another picture. */
export function logoBody({ stems, lastNote, words }: LogoColors, word: Wordmark) {
  const { x, y, scale } = WORD
  return (
    sign(stems, lastNote) +
    group(path(word.path, { fill: words }), {}, `translate(${x} ${y}) scale(${scale})`)
  )
}

/** The symbol: four rising stems in an area of 39 x 38. */
function sign(color: string, lastNote: string) {
  const tops = [28.5, 22.5, 15.5]
  return (
    tops.map((top, i) => stem(4 + i * 9.4, 38, top, 3.6, color, color, 2.8)).join('') +
    stem(32.6, 38, 6.6, 0, lastNote, lastNote, 2.8) +
    circle(32.6, 6.6, 6, { fill: lastNote })
  )
}
