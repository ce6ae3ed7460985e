import { colors } from './paper.ts'
import { type TextStyle, textStyles } from './textStyles.ts'

/** A paragraph with its style. */
export interface Paragraph {
  style: TextStyle
  text: string
  /** Whether it has a bullet. */
  bullet?: boolean
  /** Space above in points, unless the paragraph is the first. */
  before?: number
  /** Overrides the color of the style, for backgrounds other than paper. */
  color?: string
  /** Link target: a URL, or `#` and the title of a bookmark. */
  link?: string
}

/** Top left corner and width of a text, in points. */
export interface TextFrame {
  x: number
  y: number
  width: number
}

/** Indent of the text after a bullet, in points. */
export const BULLET_INDENT = 13
/** Distance from the top of a line to its baseline, as a share of the leading. */
export const BASELINE = 0.76

/**
 * Draws the lines of a paragraph, with their link annotations.
 * @param parent structure element of the link
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
    // A trailing space separates the lines when the text is copied or read by a screen reader.
    const text = index < lines.length - 1 ? `${line} ` : line
    doc.text(text, left, top + leading * BASELINE - ascent * size, { lineBreak: false })
    if (paragraph.link === undefined) continue
    // pdfkit writes primitive strings as PDF names, and String objects as PDF strings.
    const options = { structParent: parent, Contents: new String(paragraph.text) as string }
    const area = [left, top, doc.widthOfString(line), leading] as const
    if (paragraph.link.startsWith('#')) doc.goTo(...area, paragraph.link.slice(1), options)
    else doc.link(...area, paragraph.link, options)
  }
}
