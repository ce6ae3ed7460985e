import { palette } from './palette.ts'
import { stem } from './parts.ts'
import { circle, group, path, picture, rect } from './svg.ts'
import { wordmark } from './wordmark.ts'

interface LogoColors {
  stems: string
  lastNote: string
  words: string
}

const COLORS = {
  color: { stems: palette.teal700, lastNote: palette.coral500, words: palette.teal900 },
  white: { stems: palette.sand0, lastNote: palette.sand0, words: palette.sand0 },
} satisfies Record<string, LogoColors>

/** Natural size of the logo in pixels. */
export const LOGO_WIDTH = 176
export const LOGO_HEIGHT = 40

/** The logo: four rising stems and the name. White is for teal and coral grounds. */
export function logo(variant: keyof typeof COLORS) {
  return picture(LOGO_WIDTH, LOGO_HEIGHT, logoBody(COLORS[variant]))
}

/** The sign alone on a teal tile, `size` pixels wide. Rounded for browser tabs, full for systems that cut their own shape. */
export function appIcon(size: number, rounded: boolean) {
  const tile = rect(0, 0, 64, 64, { fill: palette.teal900 }, rounded ? 12 : 0)
  const body = tile + group(sign(palette.teal200, palette.coral500), {}, 'translate(12.5 11) scale(1.05)')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${size}" height="${size}">${body}</svg>`
}

/** The logo's forms, for use inside another picture. */
export function logoBody({ stems, lastNote, words }: LogoColors) {
  return sign(stems, lastNote) + group(path(wordmark, { fill: words }), {}, 'translate(49.5 7.8) scale(0.29)')
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
