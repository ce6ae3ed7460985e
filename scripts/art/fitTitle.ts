import { HEADING_FACE } from './faces.ts'
import { wrapText } from './wrapText.ts'

/** Letter spacing in em. */
export const TRACKING = -0.015
const MIN_SIZE = 44
const SIZES = [84, 72, 64, 60, 56, 52, 48, MIN_SIZE]
/** Maximum height of all lines of a title, without line spacing. */
const MAX_HEIGHT = 256
/** Minimum length of the last line, as a share of the longest one. */
const MIN_LAST_LINE = 0.3

let loaded: ReturnType<typeof openFace> | undefined

async function openFace() {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument({ autoFirstPage: false }).font(HEADING_FACE).fontSize(1)
}

/**
 * Finds the largest font size, and the line breaks, at which a title fits and doesn't end with a short last line. Lines break
 * only at spaces, so "mid-level" isn't split.
 */
export async function fitTitle(title: string, width: number) {
  loaded ??= openFace()
  const face = await loaded
  const unitWidths = new Map<string, number>()
  // Cached, because the same lines are measured for every size.
  const unitWidth = (line: string) => {
    const width = unitWidths.get(line) ?? face.widthOfString(line) + line.length * TRACKING
    unitWidths.set(line, width)
    return width
  }
  const layOut = (fontSize: number) => {
    const widthOf = (line: string) => unitWidth(line) * fontSize
    const lines = wrapText(widthOf, title, width, 'balance')
    const longest = Math.max(...lines.map(widthOf))
    const endsWell = widthOf(lines.at(-1) ?? '') >= longest * MIN_LAST_LINE
    const hasRoom = longest <= width && lines.length * fontSize <= MAX_HEIGHT
    return endsWell && hasRoom ? { fontSize, lines } : undefined
  }
  for (const size of SIZES) {
    const found = layOut(size)
    if (found) return found
  }
  return {
    fontSize: MIN_SIZE,
    lines: wrapText((line) => unitWidth(line) * MIN_SIZE, title, width, 'balance'),
  }
}
