import { IMAGE_SIZES } from '#content/images.ts'
import { HEADING_FACE, outlineText } from './outlineText.ts'
import { palette } from './palette.ts'

/** Grounds with the color of what is drawn on them. */
const COLORS = [
  [palette.teal200, palette.teal900],
  [palette.coral200, palette.coral700],
  [palette.sand2, palette.ink],
  [palette.teal700, palette.sand0],
] as const

/** A head and shoulders, for names in a script that our typeface doesn't have. */
const SOMEBODY =
  'M240 110a80 80 0 1 1 0 160a80 80 0 1 1 0-160zM80 480C80 350 150 310 240 310S400 350 400 480z'

/** Leaves a margin beside two wide letters. */
const SIZE = 150

/** Draws the initials of a person of whom there is neither a portrait nor a photo. The name decides on the colors. */
export function initials(name: string): string {
  const [width, height] = IMAGE_SIZES.portraits
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word) && !word.endsWith('.'))
  const letters = [...new Set([words[0], words.at(-1)])].map((word) => [...(word ?? '')][0]?.toUpperCase())
  const [ground, paint] =
    COLORS[[...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % COLORS.length] ??
    COLORS[0]
  const isKnown = letters.every(
    (letter) => letter && HEADING_FACE.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  )
  const text = outlineText(HEADING_FACE, letters.join(''), SIZE)
  const place = `translate(${((width - text.width) / 2).toFixed(1)} ${(height / 2 + 0.34 * SIZE).toFixed(1)})`
  const mark = isKnown
    ? `<path transform="${place}" d="${text.path}" fill="${paint}"/>`
    : `<path d="${SOMEBODY}" fill="${paint}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/>${mark}</svg>`
}
