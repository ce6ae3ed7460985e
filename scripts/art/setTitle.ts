import { HEADING_FACE } from './faces.ts'
import { wrapText } from './wrapText.ts'

/** Added between letters, as a share of their size. */
export const TRACKING = -0.015
const SMALLEST = 44
const SIZES = [84, 72, 64, 60, 56, 52, 48, SMALLEST]
/** So high may the lines of a title be together, without the space between them. */
const HIGHEST = 256
/** The share of the longest line that the last one must reach. */
const SHORTEST_END = 0.3

let loaded: ReturnType<typeof openFace> | undefined

async function openFace() {
  const { default: PDFDocument } = await import('pdfkit')
  return new PDFDocument({ autoFirstPage: false }).font(HEADING_FACE).fontSize(1)
}

/** The largest letters in which a title has room and does not end on a lonely word. Lines break at spaces only: "mid-level" stays whole. */
export async function setTitle(title: string, width: number) {
  loaded ??= openFace()
  const face = await loaded
  const known = new Map<string, number>()
  // Lines are tried over and over, in every size.
  const unit = (line: string) => {
    const width = known.get(line) ?? face.widthOfString(line) + line.length * TRACKING
    known.set(line, width)
    return width
  }
  const set = (fontSize: number) => {
    const widthOf = (line: string) => unit(line) * fontSize
    const lines = wrapText(widthOf, title, width, 'balance')
    const longest = Math.max(...lines.map(widthOf))
    const endsWell = widthOf(lines.at(-1) ?? '') >= longest * SHORTEST_END
    const hasRoom = longest <= width && lines.length * fontSize <= HIGHEST
    return endsWell && hasRoom ? { fontSize, lines } : undefined
  }
  for (const size of SIZES) {
    const found = set(size)
    if (found) return found
  }
  return { fontSize: SMALLEST, lines: wrapText((line) => unit(line) * SMALLEST, title, width, 'balance') }
}
