import { colors } from './paper.ts'
import { type TextStyle, textStyles } from './textStyles.ts'

/** A text with its looks, as one paragraph of a block. */
export interface Paragraph {
  style: TextStyle
  text: string
  /** Stands behind a dot. */
  bullet?: boolean
  /** White space above, in points, unless the paragraph is the first. */
  before?: number
  /** In frame of the color of its style, on another ground than paper. */
  color?: string
  /** Where it leads: an address, or `#` and a bookmark of the document. */
  link?: string
}

/** Where a paragraph begins, and its measure. */
export interface TextFrame {
  x: number
  y: number
  width: number
}

/** How far a text stands to the right of its dot. */
export const BULLET_INDENT = 13
/** The base line of a text below the top of its line, as a share of the leading. */
export const BASELINE = 0.76

/**
 * Draws the lines of a paragraph, and what makes them a link.
 * @param parent element that the link belongs to
 */
export function drawParagraph(
  doc: PDFKit.PDFDocument,
  paragraph: Paragraph,
  lines: readonly string[],
  { x, y }: TextFrame,
  parent?: PDFKit.PDFStructureElement,
): void {
  const { font, size, leading, color, ascent } = textStyles[paragraph.style]
  const left = paragraph.bullet ? x + BULLET_INDENT : x
  if (paragraph.bullet) doc.circle(x + 3, y + leading * 0.5, 2.2).fill(colors.coral)
  doc
    .font(font)
    .fontSize(size)
    .fillColor(paragraph.color ?? color)
  for (const [index, line] of lines.entries()) {
    const top = y + index * leading
    // A space ends the line for whoever copies the text or has it read aloud.
    const text = index < lines.length - 1 ? `${line} ` : line
    doc.text(text, left, top + leading * BASELINE - ascent * size, { lineBreak: false })
    if (paragraph.link === undefined) continue
    // pdfkit writes plain strings as names, String objects as texts.
    const options = { structParent: parent, Contents: new String(paragraph.text) as string }
    const area = [left, top, doc.widthOfString(line), leading] as const
    if (paragraph.link.startsWith('#')) doc.goTo(...area, paragraph.link.slice(1), options)
    else doc.link(...area, paragraph.link, options)
  }
}
