import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const require = createRequire(import.meta.url)

/** The font for headings. */
export const HEADING_FACE = openSync(
  fileURLToPath(new URL('../../components/theme/fonts/young-serif.woff', import.meta.url)),
) as Font

/** The font for labels. */
export const LABEL_FACE = openSync(
  require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
) as Font

/** Letter spacing of headings in em. */
export const TRACKING = -0.015

/** Arranges the letters of a line. Ligatures are left out, as browsers do where letters are spaced. */
export const layOut = (face: Font, text: string) => face.layout(text, { liga: false })

/**
 * Converts a line of text to outlines.
 * @param tracking letter spacing in em
 * @returns SVG path data that begins at the origin, on the baseline, and the width
 */
export function outlineText(face: Font, text: string, size: number, tracking = 0) {
  const scale = size / face.unitsPerEm
  const { glyphs, positions } = layOut(face, text)
  let path = ''
  let width = 0
  for (const [index, { xOffset, yOffset, xAdvance }] of positions.entries()) {
    const glyph = glyphs[index]?.path.scale(scale, -scale)
    path += glyph?.translate(width + xOffset * scale, -yOffset * scale).toSVG() ?? ''
    width += xAdvance * scale + tracking * size
  }
  return { path, width }
}
