import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { escapeHtml } from '#content/schema/escape.ts'

const FONT = fileURLToPath(new URL('../../components/theme/fonts/young-serif.ttf', import.meta.url))
/** At this resolution, a point is a pixel. */
const DPI = 72
/** Letter spacing of headings, in 1024ths of a point: -0.015 em. */
const TRACKING = -15
const LINE_HEIGHT = 0.9

interface Setting {
  color: string
  /** Font sizes to try, in pixels, largest first. */
  sizes: readonly number[]
  /** The area that the text fits into, in pixels. */
  width: number
  height: number
}

/**
 * Sets a text in the typeface of headings at the first size that fits, or else at the last one. A short last word isn't
 * alone on its line, and words with a hyphen are whole.
 * @returns a transparent PNG
 */
export async function setText(text: string, { color, sizes, width, height }: Setting): Promise<Buffer> {
  const words = escapeHtml(
    text.replace(/(?<= [^\s-]{1,8}) (?=\S{1,6}$)/, '\u00a0').replaceAll('-', '\u2060-\u2060'),
  )
  const set = (size: number) =>
    sharp({
      text: {
        text: `<span foreground="${color}" letter_spacing="${TRACKING * size}" line_height="${LINE_HEIGHT}">${words}</span>`,
        font: `Young Serif ${size}`,
        fontfile: FONT,
        rgba: true,
        dpi: DPI,
        width,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true })
  for (const size of sizes) {
    const { data, info } = await set(size)
    if ((info.width <= width && info.height <= height) || size === sizes.at(-1)) return data
  }
  throw new Error('setText needs at least one size')
}
