import type { PaperForm, WorkingPaper } from '#content/schema/workingPaper.ts'
import type { Paragraph } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { colors, paper as page } from './paper.ts'
import { type PaperBlock, paperBlock, signatureBlock, stack, textBlock } from './paperParts.ts'

type Doc = PDFKit.PDFDocument

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The sheet extends this far beyond the page margins, so that its texts align with them. In points. */
const OVERHANG = 22
const WIDTH = page.width - page.left - page.right + 2 * OVERHANG
const FOLD = 26

/** Space above the head and left of the texts for a hole, a binder or a torn edge, in points. */
const room: Record<PaperForm, { above: number; left: number }> = {
  card: { above: 34, left: 30 },
  pocket: { above: 30, left: 30 },
  sheet: { above: 28, left: 30 },
  letter: { above: 28, left: 30 },
  register: { above: 28, left: 48 },
  pad: { above: 30, left: 30 },
}
const RIGHT = 30
const BELOW = 18
const BELOW_HEAD = 14
/** Height of the caption with the space above, in points. */
const CAPTION = 25

/**
 * Draws a program's working paper at `y` (`components/paper/WorkingPaper.tsx`), never split between pages.
 * @param ground color of the background, which shows through its holes
 * @param quiet color of the caption
 */
export function workingPaper(pdf: PdfBuilder, paper: WorkingPaper, ground: string, quiet: string): void {
  const { head, body, width, height } = measure(pdf, paper)
  const { above, left } = room[paper.form]
  pdf.ensureSpace(height + CAPTION)
  const sheet: Box = { x: page.left - OVERHANG, y: pdf.y, width: WIDTH, height }
  pdf.artifact(() => drawSheet(pdf.doc, paper.form, sheet, above + head.height + 4, ground))
  const frame = { x: sheet.x + left, y: sheet.y + above, width }
  const elements = [
    ...head.elements(frame),
    ...body.elements({ ...frame, y: frame.y + head.height + BELOW_HEAD }),
  ]
  pdf.add(pdf.element('Sect', elements))
  pdf.y += height + 12
  pdf.write([{ style: 'label', text: paper.caption, color: quiet }])
}

/** Height of a working paper with its caption, in points. */
export const heightOfPaper = (pdf: PdfBuilder, paper: WorkingPaper) => measure(pdf, paper).height + CAPTION

function measure(pdf: PdfBuilder, paper: WorkingPaper) {
  const { above, left } = room[paper.form]
  const width = WIDTH - left - RIGHT
  const head = headBlock(pdf, paper, width)
  const parts = paper.parts.map((part) => paperBlock(pdf, part, width))
  const body = stack([...parts, signatureBlock(pdf, paper.signatures, width)], 12)
  return { head, body, width, height: above + head.height + BELOW_HEAD + body.height + BELOW }
}

/** Title, week and purpose. They are white on a pocket card, whose head is colored. */
function headBlock(pdf: PdfBuilder, { form, title, when, purpose }: WorkingPaper, width: number): PaperBlock {
  const color = form === 'pocket' ? { color: colors.paper } : {}
  const name: Paragraph = { style: 'sheetTitle', text: title, ...color }
  const week: Paragraph = {
    style: 'print',
    text: when,
    ...(form === 'pocket' ? color : { color: colors.warm }),
  }
  const weekWidth = pdf.widthOf(week) + 1
  const fold = form === 'sheet' ? FOLD : 0
  const beside = width - weekWidth - fold - 12
  const titleBlock: PaperBlock = {
    height: pdf.heightOf([name], beside),
    elements: ({ x, y }) => [
      ...pdf.elementsOf([name], { x, y, width: beside }),
      ...pdf.elementsOf([week], {
        x: x + width - weekWidth - fold,
        y: y + pdf.baselineOf(name) - pdf.baselineOf(week),
        width: weekWidth,
      }),
    ],
  }
  const below: Paragraph =
    form === 'pocket' ? { style: 'label', text: purpose, ...color } : { style: 'label', text: purpose }
  return stack([titleBlock, textBlock(pdf, [below], width, 4)])
}

/** Draws the sheet with its folds, holes or torn edge, and another sheet behind it. */
function drawSheet(doc: Doc, form: PaperForm, box: Box, headHeight: number, ground: string): void {
  const { x, y, width, height } = box
  const radius = { card: 5, pocket: 11 }[form as string] ?? 0.01
  const turn = { card: -1, pocket: 1.2, letter: -0.7 }[form as string] ?? 0.8
  doc.save().rotate(turn, { origin: [x + width / 2, y + height / 2] })
  doc.roundedRect(x, y, width, height, radius).fill(colors.line).restore()
  outline(doc, form, box, radius)
  doc.fill(colors.paper)
  if (form === 'pocket') {
    doc.save()
    outline(doc, form, box, radius)
    doc.clip().rect(x, y, width, headHeight).fill(colors.teal).restore()
  }
  const line = (x1: number, y1: number, x2: number, y2: number, color: string, weight = 0.75) =>
    doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(weight).strokeColor(color).stroke()
  const hole = (cx: number, cy: number, r: number) => doc.circle(cx, cy, r).fill(ground)
  if (form === 'card') line(x + 30, y + headHeight + 2, x + width - 30, y + headHeight + 2, colors.coral, 1.5)
  if (form === 'card' || form === 'pocket') hole(x + width / 2, y + 15, 5.5)
  if (form === 'sheet')
    doc.polygon([x + width - FOLD, y], [x + width, y + FOLD], [x + width - FOLD, y + FOLD]).fill(colors.line)
  if (form === 'letter')
    for (const share of [1 / 3, 2 / 3])
      line(x, y + height * share, x + width, y + height * share, colors.line)
  if (form === 'register') {
    line(x + 36, y, x + 36, y + height, colors.coral)
    for (let at = y + 50; at < y + height - 20; at += 100) hole(x + 16, at, 5.5)
  }
  if (form === 'pad') {
    for (let at = x + 6; at < x + width; at += 10) hole(at, y, 2.6)
    line(x + 30, y + headHeight + 2, x + width - 30, y + headHeight + 2, colors.teal)
  }
}

function outline(doc: Doc, form: PaperForm, { x, y, width, height }: Box, radius: number): void {
  const right = x + width
  if (form === 'sheet')
    doc.polygon([x, y], [right - FOLD, y], [right, y + FOLD], [right, y + height], [x, y + height])
  else doc.roundedRect(x, y, width, height, radius)
}
