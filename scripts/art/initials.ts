import { IMAGE_SIZES } from '#content/images.ts'
import { palette } from './palette.ts'

/** Grounds with the color of what is drawn on them. */
const COLORS = [
  [palette.teal200, palette.teal900],
  [palette.coral200, palette.coral700],
  [palette.sand2, palette.ink],
  [palette.teal700, palette.sand0],
] as const

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
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path d="M0 0h${width}v${height}H0z" fill="${ground}"/><text x="50%" y="${height / 2 + 0.34 * SIZE}" text-anchor="middle" font-family="Georgia, serif" font-weight="bold" font-size="${SIZE}" fill="${paint}">${letters.join('')}</text></svg>`
}
