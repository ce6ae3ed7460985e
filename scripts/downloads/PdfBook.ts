import PDFDocument from 'pdfkit'
import { documents } from '#content/documents.ts'
import { colors, fonts, inner, paper } from './paper.ts'

type Style = {
  font: keyof typeof fonts
  size: number
  gap: number
  color: string
  tag: 'H1' | 'H2' | 'H3' | 'P'
}

const styles = {
  title: { font: 'serif', size: 40, gap: 0, color: colors.paper, tag: 'H1' },
  heading: { font: 'serif', size: 23, gap: 1, color: colors.ink, tag: 'H2' },
  subheading: { font: 'serif', size: 15, gap: 1, color: colors.teal, tag: 'H3' },
  strong: { font: 'bold', size: 10.5, gap: 3, color: colors.ink, tag: 'P' },
  text: { font: 'sans', size: 10.5, gap: 4, color: colors.ink, tag: 'P' },
  quiet: { font: 'sans', size: 10.5, gap: 4, color: colors.quiet, tag: 'P' },
  lead: { font: 'sans', size: 13, gap: 5, color: colors.ink, tag: 'P' },
} as const satisfies Record<string, Style>

export type TextStyle = keyof typeof styles

/**
 * A document to take away, set in the site's typography and tagged for screen readers: a cover, running text with
 * lists, tables and small charts, page numbers. Positions are in points from the top left.
 */
export class PdfBook {
  readonly doc: PDFKit.PDFDocument
  readonly #root: PDFKit.PDFStructureElement

  constructor(title: string, subject: string) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { left: paper.left, right: paper.right, top: paper.top, bottom: paper.bottom },
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: 'en',
      pdfVersion: '1.7',
      info: { Title: title, Subject: subject, Author: 'Arohana', CreationDate: new Date(documents.date) },
    })
    for (const [name, file] of Object.entries(fonts)) this.doc.registerFont(name, file)
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  get y(): number {
    return this.doc.y
  }

  /** Draws something that is spoken as one piece. */
  tagged(tag: string, draw: () => void, alt?: string): void {
    this.#root.add(this.doc.struct(tag, alt ? { alt } : {}, draw))
  }

  /** Draws the items of a list, one after the other; one that does not fit goes to the next page as a whole. */
  list(items: readonly { height: () => number; draw: () => void }[]): void {
    const list = this.doc.struct('L')
    this.#root.add(list)
    for (const { height, draw } of items) {
      // Before the mark is set: a page break inside of it would leave the mark unbalanced.
      this.keep(height())
      list.add(this.doc.struct('LI', {}, [this.doc.struct('LBody', {}, draw)]))
    }
    list.end()
  }

  /** Draws what is not part of the reading order: grounds, rules, page numbers. */
  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Leaves white space. */
  space(points: number): void {
    this.doc.y += points
  }

  /** Begins a new page unless so much room is left. */
  keep(points: number): void {
    if (this.doc.y + points > paper.height - paper.bottom) this.newPage()
  }

  newPage(): void {
    this.doc.addPage()
    this.doc.x = paper.left
  }

  text(style: TextStyle, text: string, options: { width?: number; x?: number } = {}): void {
    const { tag } = styles[style]
    if (style === 'subheading') this.space(8)
    this.tagged(tag, () => this.write(style, text, options))
  }

  /** Writes without a tag of its own, for parts of a bigger piece. */
  write(
    style: TextStyle,
    text: string,
    { width = paper.measure, x = paper.left }: { width?: number; x?: number } = {},
  ): void {
    const { font, size, gap, color } = styles[style]
    this.doc.font(font).fontSize(size).fillColor(color).text(text, x, this.doc.y, { width, lineGap: gap })
  }

  /** How high a text would be. */
  heightOf(style: TextStyle, text: string, width: number): number {
    const { font, size, gap } = styles[style]
    return this.doc.font(font).fontSize(size).heightOfString(text, { width, lineGap: gap })
  }

  /** A heading with room above, kept together with what follows. */
  heading(text: string, intro?: string): void {
    this.keep(130)
    this.space(14)
    this.text('heading', text, { width: inner })
    if (intro) {
      this.space(4)
      this.text('quiet', intro)
    }
    this.space(10)
  }

  rule(): void {
    this.decoration(() =>
      this.doc
        .moveTo(paper.left, this.doc.y)
        .lineTo(paper.width - paper.right, this.doc.y)
        .lineWidth(0.75)
        .strokeColor(colors.line)
        .stroke(),
    )
  }

  /**
   * Adds page numbers and a running line to every page but the cover, and ends the document.
   * @returns the file
   */
  async finish(title: string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start + 1; page < start + count; page++) {
      this.doc.switchToPage(page)
      this.doc.page.margins.bottom = 0
      this.doc.markContent('Artifact', { type: 'Pagination' })
      const y = paper.height - 48
      this.doc.font('sans').fontSize(8.5).fillColor(colors.quiet)
      this.doc.text(`${title}  ·  ${documents.footer}`, paper.left, y, { lineBreak: false })
      this.doc.text(documents.pageOf(page + 1, count), paper.left, y, {
        width: inner,
        align: 'right',
        lineBreak: false,
      })
      this.doc.endMarkedContent()
    }
    this.#root.end()
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.doc.once('end', resolve))
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }
}
