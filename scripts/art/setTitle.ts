import { HEADING_FACE } from './faces.ts'
import { wrapText } from './wrapText.ts'

/** Added between letters, as a share of their size. */
export const TRACKING = -0.015
const SIZES = [84, 72, 64, 60, 56, 52, 48, 44]
/** So high may the lines of a title be together, without the space between them. */
const HIGHEST = 256
/** The share of the longest line that the last one must reach. */
const SHORTEST_END = 0.3

/** The largest letters in which a title has room and does not end on a lonely word. Lines break at spaces only: "mid-level" stays whole. */
export async function setTitle(title: string, width: number) {
  const { default: PDFDocument } = await import('pdfkit')
  const face = new PDFDocument({ autoFirstPage: false }).font(HEADING_FACE)
  const set = (fontSize: number) => {
    const widthOf = (line: string) =>
      face.fontSize(fontSize).widthOfString(line) + line.length * fontSize * TRACKING
    const lines = wrapText(widthOf, title, width, 'balance')
    const longest = Math.max(...lines.map(widthOf))
    const endsWell = widthOf(lines.at(-1) ?? '') >= longest * SHORTEST_END
    const hasRoom = longest <= width && lines.length * fontSize <= HIGHEST
    return { fontSize, lines, isGood: endsWell && hasRoom }
  }
  const tried = SIZES.map(set)
  return tried.find(({ isGood }) => isGood) ?? set(SIZES.at(-1) ?? 0)
}
