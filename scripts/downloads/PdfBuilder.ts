import { documents } from '#content/documents.ts'
import { wrapText } from '../art/wrapText.ts'
import { BASELINE, BULLET_INDENT, drawParagraph, type Paragraph, type TextFrame } from './drawParagraph.ts'
import { type GroundName, grounds } from './grounds.ts'
import { newDocument } from './newDocument.ts'
import { colors, inner, paper } from './paper.ts'
import { isBalanced, textStyles } from './textStyles.ts'

type Element = PDFKit.PDFStructureElement

const BEYOND = 1
const HEAD = 30
const FOOT = 48

/**
 * Builds a PDF in the site's typography, tagged for screen readers. Positions are in points from the top left; `y` is
 * where the next element goes. Pages break between blocks only.
 */
export class PdfBuilder {
  readonly doc: PDFKit.PDFDocument
  y = 0
  /** Title in the header of all pages from here on. */
  chapter = ''
  readonly #root: Element
  readonly #chapters: string[] = []
  readonly #painted = new Map<number, GroundName | 'above'>()

  constructor(title: string, subject: string) {
    this.doc = newDocument(title, subject)
    this.#root = this.doc.struct('Document')
    this.doc.addStructure(this.#root)
  }

  /** Number of the current page, from 1. */
  get page(): number {
    return this.doc.bufferedPageRange().count
  }

  newPage(): void {
    this.doc.addPage()
    this.y = paper.top
    this.#chapters[this.page - 1] = this.chapter
  }

  /**
   * Fills the background of the page, or of the part of it at the top, and adjusts the colors of header and footer. A page
   * with only its top filled has no header.
   * @param height height of the fill, by default the whole page
   */
  paint(name: GroundName, height: number = paper.height + BEYOND): void {
    this.#painted.set(this.page, height > paper.height ? name : 'above')
    // Extends beyond the edges, where rounding in a viewer would leave a pale line.
    this.artifact(() =>
      this.doc.rect(-BEYOND, -BEYOND, paper.width + 2 * BEYOND, height + BEYOND).fill(grounds[name].ground),
    )
  }

  /** Begins a new page unless this much space is left. */
  ensureSpace(points: number): void {
    if (this.y + points > paper.height - paper.bottom) this.newPage()
  }

  /** Appends an element to the reading order, which draws it. Without children, it stays open until its `end`. */
  add(element: Element): Element {
    this.#root.add(element)
    return element
  }

  element(
    tag: string,
    children?: Element[] | (() => void),
    options: { alt?: string; scope?: string } = {},
  ): Element {
    return this.doc.struct(tag, options as PDFKit.Mixins.StructureElementOptions, children)
  }

  /** Distance from the top of a paragraph to its first baseline; 0 without a paragraph. */
  baselineOf(paragraph: Paragraph | undefined): number {
    return paragraph ? textStyles[paragraph.style].leading * BASELINE : 0
  }

  /** Draws something outside of the reading order, such as backgrounds, rules and page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  rule(x: number = paper.left, width: number = inner, y = this.y): void {
    this.artifact(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(colors.line)
        .stroke(),
    )
  }

  /** Adds a bookmark for the current position, which links to `#title` lead to. */
  bookmark(title: string): void {
    this.doc.outline.addItem(title)
    this.doc.addNamedDestination(title, 'XYZ', null, this.y, null)
  }

  linesOf({ style, text, bullet }: Paragraph, width: number): string[] {
    const widthOf = (line: string) => this.widthOf({ style, text: line })
    const measure = bullet ? width - BULLET_INDENT : width
    return wrapText(widthOf, text, measure, isBalanced(style) ? 'balance' : 'pretty')
  }

  /** Width of a text on one line. */
  widthOf({ style, text }: Paragraph): number {
    const { font, size } = textStyles[style]
    return this.doc.font(font).fontSize(size).widthOfString(text)
  }

  /** Height of paragraphs below each other. */
  heightOf(paragraphs: readonly Paragraph[], width: number): number {
    return paragraphs.reduce(
      (sum, paragraph, index) =>
        sum +
        (index > 0 ? (paragraph.before ?? 0) : 0) +
        this.linesOf(paragraph, width).length * textStyles[paragraph.style].leading,
      0,
    )
  }

  /** Makes elements of paragraphs, below each other from `y`. Consecutive bullets become a list. */
  elementsOf(paragraphs: readonly Paragraph[], { x, y, width }: TextFrame): Element[] {
    const elements: Element[] = []
    let bullets: Element[] = []
    const closeList = () => {
      if (bullets.length > 0) elements.push(this.element('L', bullets))
      bullets = []
    }
    let top = y
    for (const [index, paragraph] of paragraphs.entries()) {
      if (index > 0) top += paragraph.before ?? 0
      const frame = { x, y: top, width }
      top += this.heightOf([paragraph], width)
      if (paragraph.bullet) bullets.push(this.element('LI', [this.#elementOf('LBody', paragraph, frame)]))
      else {
        closeList()
        elements.push(this.#elementOf(textStyles[paragraph.style].tag, paragraph, frame))
      }
    }
    closeList()
    return elements
  }

  /** Writes paragraphs at `y`, and moves it below them. */
  write(paragraphs: readonly Paragraph[], width: number = paper.measure): void {
    for (const element of this.elementsOf(paragraphs, { x: paper.left, y: this.y, width })) this.add(element)
    this.y += this.heightOf(paragraphs, width)
  }

  #elementOf(tag: string, paragraph: Paragraph, frame: TextFrame): Element {
    const draw = (parent?: Element) =>
      drawParagraph(this.doc, paragraph, this.linesOf(paragraph, frame.width), frame, parent)
    if (paragraph.link === undefined) return this.element(tag, () => draw())
    const link: Element = this.element('Link', () => draw(link))
    return this.element(tag, [link])
  }

  /**
   * Adds header, contact line and page number to every page but the cover, and ends the document.
   * @returns the content of the file
   */
  async finish(title: string): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange()
    for (let page = start + 1; page < start + count; page++) {
      this.doc.switchToPage(page)
      const ground = this.#painted.get(page + 1) ?? 'paper'
      const { quiet } = grounds[ground === 'above' ? 'paper' : ground]
      this.artifact(() => {
        if (ground !== 'above') this.#line(HEAD, title, this.#chapters[page] ?? '', quiet)
        this.#line(paper.height - FOOT, documents.footer, documents.pageOf(page + 1, count), quiet)
      }, 'Pagination')
    }
    this.#root.end()
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.doc.once('end', resolve))
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  /** A header or footer line with a text at each margin. */
  #line(y: number, left: string, right: string, color: string): void {
    const { doc } = this
    doc.font('sans').fontSize(8.5).fillColor(color)
    doc.text(left, paper.left, y, { lineBreak: false })
    doc.text(right, paper.width - paper.right - doc.widthOfString(right), y, { lineBreak: false })
  }
}
