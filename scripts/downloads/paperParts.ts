import { signaturePath } from '#components/paper/signaturePath.ts'
import { tickBox } from '#components/paper/tickBox.ts'
import { paperLabels } from '#content/labels/paperLabels.ts'
import type { PaperFields, PaperList, PaperPart, PaperSignature } from '#content/schema/workingPaper.ts'
import type { Paragraph, TextFrame } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { colors } from './paper.ts'
import { CELL, tableBlock } from './paperTable.ts'
import { textStyles } from './textStyles.ts'

type Element = PDFKit.PDFStructureElement

/** A part of a working paper: its height at a given width, and a function that makes its elements. */
export interface PaperBlock {
  height: number
  elements: (frame: TextFrame) => Element[]
}

/** Distance from the top of a signature to the printed role below its line, in points. */
const SIGNED = 29
const LABEL = 128
const GUTTER = 14

/** Lays out a part as on the page (`components/paper`). */
export function paperBlock(pdf: PdfBuilder, part: PaperPart, width: number): PaperBlock {
  if (part.kind === 'fields') return stack(part.fields.map((field) => fieldBlock(pdf, field, width)))
  const title = textBlock(pdf, [{ style: 'strong', text: part.title }], width, 4)
  const body = part.kind === 'table' ? [tableBlock(pdf, part, width)] : listItems(pdf, part, width)
  return stack([title, ...body])
}

/** Stacks blocks below each other. */
export function stack(blocks: readonly PaperBlock[], gap = 0): PaperBlock {
  const height = blocks.reduce((sum, block) => sum + block.height + gap, -gap)
  const elements = (frame: TextFrame) => {
    let { y } = frame
    return blocks.flatMap((block) => {
      const drawn = block.elements({ ...frame, y })
      y += block.height + gap
      return drawn
    })
  }
  return { height, elements }
}

/** A block of paragraphs, with space below. */
export function textBlock(
  pdf: PdfBuilder,
  paragraphs: readonly Paragraph[],
  width: number,
  below = 0,
): PaperBlock {
  return {
    height: pdf.heightOf(paragraphs, width) + below,
    elements: ({ x, y }) => pdf.elementsOf(paragraphs, { x, y, width }),
  }
}

/** A printed label with handwriting on ruled lines next to it. */
function fieldBlock(
  pdf: PdfBuilder,
  { label, value }: PaperFields['fields'][number],
  width: number,
): PaperBlock {
  const left: Paragraph[] = [{ style: 'print', text: label }]
  const right: Paragraph[] = [{ style: 'written', text: value }]
  const beside = width - LABEL - GUTTER
  const { leading } = textStyles.written
  const lines = pdf.heightOf(right, beside) / leading
  const shift = pdf.baselineOf(right[0]) - pdf.baselineOf(left[0])
  return {
    height: Math.max(shift + pdf.heightOf(left, LABEL), lines * leading) + 3,
    elements({ x, y }) {
      for (let line = 1; line <= lines; line++) pdf.rule(x + LABEL + GUTTER, beside, y + line * leading - 1)
      return [
        ...pdf.elementsOf(left, { x, y: y + shift, width: LABEL }),
        ...pdf.elementsOf(right, { x: x + LABEL + GUTTER, y, width: beside }),
      ]
    },
  }
}

/** Printed entries after a checkbox, or handwritten ones after a dash. */
function listItems(pdf: PdfBuilder, { items }: PaperList, width: number): PaperBlock[] {
  return items.map(({ text, checked }) => {
    const paragraph: Paragraph = { style: checked === undefined ? 'entry' : 'text', text }
    const height = pdf.heightOf([paragraph], width - 20) + CELL
    return {
      height: height + 2,
      elements({ x, y }) {
        pdf.rule(x, width, y)
        const body = pdf.elementsOf([paragraph], { x: x + 20, y: y + CELL, width: width - 20 })
        if (checked === undefined) {
          pdf.artifact(() => pdf.doc.rect(x + 3, y + CELL + 7, 7, 0.9).fill(colors.teal))
          return [pdf.element('L', [pdf.element('LI', [pdf.element('LBody', body)])])]
        }
        const alt = checked ? paperLabels.ticked : paperLabels.notTicked
        const box = pdf.element('Figure', () => drawBox(pdf, x, y + CELL, checked), { alt })
        const label = pdf.element('Lbl', [box])
        return [pdf.element('L', [pdf.element('LI', [label, pdf.element('LBody', body)])])]
      },
    }
  })
}

function drawBox({ doc }: PdfBuilder, x: number, y: number, checked: boolean): void {
  doc
    .save()
    .translate(x, y + 1)
    .scale(13 / tickBox.size)
  doc.lineWidth(1.2).strokeColor(colors.ink).path(tickBox.box).stroke()
  if (checked) doc.lineWidth(2.6).lineCap('round').strokeColor(colors.teal).path(tickBox.tick).stroke()
  doc.restore()
}

/** Signatures next to each other, with role, name and date below. */
export function signatureBlock(
  pdf: PdfBuilder,
  signatures: readonly PaperSignature[],
  width: number,
): PaperBlock {
  const count = Math.min(signatures.length, 3)
  const column = (width - (count - 1) * GUTTER) / count
  const rowOf = (row: readonly PaperSignature[]): PaperBlock => {
    const names = row.map(({ role, name, date }): Paragraph[] => [
      { style: 'print', text: role },
      { style: 'entry', text: `${name}, ${date}` },
    ])
    const elements = ({ x, y }: TextFrame) =>
      row.flatMap(({ name }, index) => {
        const left = x + index * (column + GUTTER)
        pdf.artifact(() => sign(pdf.doc, name, { x: left, y, width: column }))
        return pdf.elementsOf(names[index] ?? [], { x: left, y: y + SIGNED, width: column })
      })
    const heights = names.map((paragraphs) => pdf.heightOf(paragraphs, column))
    return { height: SIGNED + Math.max(...heights) + 4, elements }
  }
  const rows = []
  for (let at = 0; at < signatures.length; at += count) rows.push(rowOf(signatures.slice(at, at + count)))
  return stack(rows)
}

function sign(doc: PDFKit.PDFDocument, name: string, { x, y, width }: TextFrame): void {
  doc.save().translate(x, y).scale(0.82).lineWidth(1.5).lineCap('round').lineJoin('round')
  doc.strokeColor(colors.teal).path(signaturePath(name)).stroke().restore()
  doc.lineWidth(0.75).strokeColor(colors.ink)
  doc
    .moveTo(x, y + 25)
    .lineTo(x + width, y + 25)
    .stroke()
}
