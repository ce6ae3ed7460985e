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
/** Where the word begins, and its scale: the height of its capitals stands well beside the stems. */
const WORD = { x: 49.5, y: 7.8, scale: 0.29 }

/** Natural size of the logo in pixels. */
export async function logoSize(): Promise<{ width: number; height: number }> {
  const { width } = await wordmark()
  return { width: Math.ceil(WORD.x + width * WORD.scale) + 1, height: HEIGHT }
}

/** The logo: four rising stems and the name. White is for teal and coral grounds. */
export async function logo(variant: keyof typeof COLORS): Promise<string> {
  const { width, height } = await logoSize()
  return picture(width, height, logoBody(COLORS[variant], await wordmark()))
}

/** The sign alone on a teal tile, `size` pixels wide. Rounded for browser tabs, full for systems that cut their own shape. */
export function appIcon(size: number, rounded: boolean) {
  const tile = rect(0, 0, 64, 64, { fill: palette.teal900 }, rounded ? 12 : 0)
  const body = tile + group(sign(palette.teal200, palette.coral500), {}, 'translate(12.5 11) scale(1.05)')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${body}</svg>`
}

/** The logo's forms, for use inside another picture. */
export function logoBody({ stems, lastNote, words }: LogoColors, word: Wordmark) {
  const { x, y, scale } = WORD
  return (
    sign(stems, lastNote) +
    group(path(word.path, { fill: words }), {}, `translate(${x} ${y}) scale(${scale})`)
  )
}

/** Four rising stems on a field of 39 x 38. */
function sign(color: string, lastNote: string) {
  const tops = [28.5, 22.5, 15.5]
  return (
    tops.map((top, i) => stem(4 + i * 9.4, 38, top, 3.6, color, color, 2.8)).join('') +
    stem(32.6, 38, 6.6, 0, lastNote, lastNote, 2.8) +
    circle(32.6, 6.6, 6, { fill: lastNote })
  )
}
