import { signaturePath } from '#components/paper/signaturePath.ts'
import { tickBox } from '#components/paper/tickBox.ts'
import { paperLabels } from '#content/labels/paperLabels.ts'
import type { PaperFields, PaperList, PaperPart, PaperSignature } from '#content/schema/workingPaper.ts'
import type { Piece, Place } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors } from './paper.ts'
import { CELL, tableBlock } from './paperTable.ts'
import { textStyles } from './textStyles.ts'

type Element = PDFKit.PDFStructureElement

/** A part of a working paper: how high it is at a width, and what draws it. */
export interface PaperBlock {
  height: number
  elements: (place: Place) => Element[]
}

/** From the top of a signature to the printed role below its line. */
const SIGNED = 29
const LABEL = 128
const GUTTER = 14

/** A part as the page shows it (`components/paper`). */
export function paperBlock(book: PdfBook, part: PaperPart, width: number): PaperBlock {
  if (part.kind === 'fields') return stack(part.fields.map((field) => fieldBlock(book, field, width)))
  const title = textBlock(book, [{ style: 'strong', text: part.title }], width, 4)
  const body = part.kind === 'table' ? [tableBlock(book, part, width)] : listItems(book, part, width)
  return stack([title, ...body])
}

/** Blocks one below the other. */
export function stack(blocks: readonly PaperBlock[], gap = 0): PaperBlock {
  const height = blocks.reduce((sum, block) => sum + block.height + gap, -gap)
  const elements = (place: Place) => {
    let { y } = place
    return blocks.flatMap((block) => {
      const drawn = block.elements({ ...place, y })
      y += block.height + gap
      return drawn
    })
  }
  return { height, elements }
}

/** Texts one below the other. */
export function textBlock(book: PdfBook, pieces: readonly Piece[], width: number, below = 0): PaperBlock {
  return {
    height: book.heightOf(pieces, width) + below,
    elements: ({ x, y }) => book.elementsOf(pieces, { x, y, width }),
  }
}

/** A printed label, and beside it what was written on ruled lines. */
function fieldBlock(
  book: PdfBook,
  { label, value }: PaperFields['fields'][number],
  width: number,
): PaperBlock {
  const left: Piece[] = [{ style: 'print', text: label }]
  const right: Piece[] = [{ style: 'written', text: value }]
  const beside = width - LABEL - GUTTER
  const { leading } = textStyles.written
  const lines = book.heightOf(right, beside) / leading
  const shift = book.baselineOf(right[0]) - book.baselineOf(left[0])
  return {
    height: Math.max(shift + book.heightOf(left, LABEL), lines * leading) + 3,
    elements({ x, y }) {
      for (let line = 1; line <= lines; line++) book.rule(x + LABEL + GUTTER, beside, y + line * leading - 1)
      return [
        ...book.elementsOf(left, { x, y: y + shift, width: LABEL }),
        ...book.elementsOf(right, { x: x + LABEL + GUTTER, y, width: beside }),
      ]
    },
  }
}

/** Printed entries behind a box, or written ones behind a dash. */
function listItems(book: PdfBook, { items }: PaperList, width: number): PaperBlock[] {
  return items.map(({ text, checked }) => {
    const piece: Piece = { style: checked === undefined ? 'entry' : 'text', text }
    const height = book.heightOf([piece], width - 20) + CELL
    return {
      height: height + 2,
      elements({ x, y }) {
        book.rule(x, width, y)
        const body = book.elementsOf([piece], { x: x + 20, y: y + CELL, width: width - 20 })
        if (checked === undefined) {
          book.decoration(() => book.doc.rect(x + 3, y + CELL + 7, 7, 0.9).fill(colors.teal))
          return [book.element('L', [book.element('LI', [book.element('LBody', body)])])]
        }
        const alt = checked ? paperLabels.ticked : paperLabels.notTicked
        const box = book.element('Figure', () => drawBox(book, x, y + CELL, checked), { alt })
        const label = book.element('Lbl', [box])
        return [book.element('L', [book.element('LI', [label, book.element('LBody', body)])])]
      },
    }
  })
}

function drawBox({ doc }: PdfBook, x: number, y: number, checked: boolean): void {
  doc
    .save()
    .translate(x, y + 1)
    .scale(13 / tickBox.size)
  doc.lineWidth(1.2).strokeColor(colors.ink).path(tickBox.box).stroke()
  if (checked) doc.lineWidth(2.6).lineCap('round').strokeColor(colors.teal).path(tickBox.tick).stroke()
  doc.restore()
}

/** Lines that were signed, side by side, with role, name and date below. */
export function signatureBlock(
  book: PdfBook,
  signatures: readonly PaperSignature[],
  width: number,
): PaperBlock {
  const count = Math.min(signatures.length, 3)
  const column = (width - (count - 1) * GUTTER) / count
  const rowOf = (row: readonly PaperSignature[]): PaperBlock => {
    const names = row.map(({ role, name, date }): Piece[] => [
      { style: 'print', text: role },
      { style: 'entry', text: `${name}, ${date}` },
    ])
    const elements = ({ x, y }: Place) =>
      row.flatMap(({ name }, index) => {
        const left = x + index * (column + GUTTER)
        book.decoration(() => sign(book.doc, name, { x: left, y, width: column }))
        return book.elementsOf(names[index] ?? [], { x: left, y: y + SIGNED, width: column })
      })
    const heights = names.map((pieces) => book.heightOf(pieces, column))
    return { height: SIGNED + Math.max(...heights) + 4, elements }
  }
  const rows = []
  for (let at = 0; at < signatures.length; at += count) rows.push(rowOf(signatures.slice(at, at + count)))
  return stack(rows)
}

function sign(doc: PDFKit.PDFDocument, name: string, { x, y, width }: Place): void {
  doc.save().translate(x, y).scale(0.82).lineWidth(1.5).lineCap('round').lineJoin('round')
  doc.strokeColor(colors.teal).path(signaturePath(name)).stroke().restore()
  doc.lineWidth(0.75).strokeColor(colors.ink)
  doc
    .moveTo(x, y + 25)
    .lineTo(x + width, y + 25)
    .stroke()
}
