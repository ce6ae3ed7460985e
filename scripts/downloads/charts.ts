import type { ChangeMetric } from '#content/schema/impact.ts'
import type { ShareFigure } from '#content/schema/offerings.ts'
import { heading, heightOfRows, type Row, setRows } from './blocks.ts'
import type { Paragraph, TextFrame } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { colors, inner, paper } from './paper.ts'

interface Phase {
  name: string
  from: number
  to: number
  text: string
}

const BAR_ROOM = 18

/** Draws a heading and, below it, a week plan as bars to scale, with the phases. */
export function weekBars(
  pdf: PdfBuilder,
  text: string,
  phases: readonly Phase[],
  level: 'heading' | 'part' = 'heading',
): void {
  const rows = toRows(phases)
  heading(pdf, text, BAR_ROOM + heightOfRows(pdf, rows), { level })
  const { doc, y } = pdf
  const last = Math.max(...phases.map(({ to }) => to))
  const tones = [colors.teal, colors.coral, colors.gold]
  const draw = () => {
    for (const [index, { from, to }] of phases.entries()) {
      const x = paper.left + ((from - 1) / last) * inner
      const gap = index < phases.length - 1 ? 3 : 0
      doc.rect(x, y, ((to - from + 1) / last) * inner - gap, 8).fill(tones[index % 3] ?? colors.teal)
    }
  }
  const alt = phases.map(({ name, from, to }) => `${name}: weeks ${from} to ${to}`).join('; ')
  pdf.add(pdf.element('Figure', draw, { alt }))
  pdf.y += BAR_ROOM
  setRows(pdf, rows)
}

const toRows = (phases: readonly Phase[]): Row[] =>
  phases.map(({ name, from, to, text }) => ({
    left: [
      { style: 'warm', text: `Weeks ${from}-${to}` },
      { style: 'strong', text: name },
    ],
    right: [{ style: 'text', text }],
  }))

const GUTTER = 22
/** `radius` is a share of the distance between two dots, `widest` the maximum width in points. */
const DOTS = { columns: 20, rows: 5, radius: 0.35, widest: 300 }

/** Draws shares next to each other, each as a hundred dots with as many filled (`ShareFigures` on the page). */
export function shareDots(pdf: PdfBuilder, shares: readonly ShareFigure[]): void {
  const width = (inner - (shares.length - 1) * GUTTER) / shares.length
  const across = Math.min(width, DOTS.widest)
  const step = across / DOTS.columns
  const radius = DOTS.radius * step
  const groups = shares.map(({ percent, label }): Paragraph[] => [
    { style: 'figure', text: `${percent}%` },
    { style: 'text', text: label },
  ])
  const top = DOTS.rows * step + 8
  const height = top + Math.max(...groups.map((paragraphs) => pdf.heightOf(paragraphs, width)))
  pdf.ensureSpace(height)
  for (const [index, { percent }] of shares.entries()) {
    const x = paper.left + index * (width + GUTTER)
    const tone = index % 2 === 0 ? colors.teal : colors.coral
    pdf.artifact(() => {
      for (let dot = 0; dot < DOTS.columns * DOTS.rows; dot++) {
        const cx = x + (dot % DOTS.columns) * step + radius
        const cy = pdf.y + Math.floor(dot / DOTS.columns) * step + radius
        pdf.doc.circle(cx, cy, radius).fill(dot < percent ? tone : colors.line)
      }
    })
    for (const element of pdf.elementsOf(groups[index] ?? [], { x, y: pdf.y + top, width })) pdf.add(element)
  }
  pdf.y += height + 10
}

const BEFORE = 100
const STEM = { label: 34, number: 34, line: 16, radius: 4 }

/** Draws results next to each other as stems on one scale: before, which is 100, and after (`ChangeBars` on the page). */
export function changeStems(
  pdf: PdfBuilder,
  metrics: readonly ChangeMetric[],
  labels: { before: string; after: string },
  count: number,
): void {
  const width = (inner - (count - 1) * GUTTER) / count
  const scale = Math.max(BEFORE, ...metrics.flatMap(({ after }) => after))
  const words = metrics.map(({ metric, label, description }): Paragraph[] => [
    { style: 'figure', text: metric },
    { style: 'strong', text: label },
    { style: 'quiet', text: description },
  ])
  for (let at = 0; at < metrics.length; at += count) {
    const texts = words.slice(at, at + count)
    const above = Math.max(...texts.map((paragraphs) => pdf.heightOf(paragraphs, width))) + 12
    pdf.ensureSpace(above + 2 * STEM.line + 18)
    for (const [column, { after }] of metrics.slice(at, at + count).entries()) {
      const x = paper.left + column * (width + GUTTER)
      for (const element of pdf.elementsOf(texts[column] ?? [], { x, y: pdf.y + 6, width })) pdf.add(element)
      pdf.rule(x, width)
      const ends = [after].flat().sort((a, b) => a - b)
      const alt = `${labels.before} ${BEFORE}, ${labels.after} ${ends.join('-')}`
      const draw = () => {
        stem(pdf, labels.before, [BEFORE], scale, { x, y: pdf.y + above, width })
        stem(pdf, labels.after, ends, scale, { x, y: pdf.y + above + STEM.line, width })
      }
      pdf.add(pdf.element('Figure', draw, { alt }))
    }
    pdf.y += above + 2 * STEM.line + 18
  }
}

/** Draws a stem with a note at its end; the part between the ends of a range is paler. */
function stem(
  { doc }: PdfBuilder,
  label: string,
  ends: readonly number[],
  scale: number,
  { x, y, width }: TextFrame,
) {
  const from = x + STEM.label
  const at = (end: number) => from + (end / scale) * (width - STEM.label - STEM.number)
  const [first = BEFORE, last = first] = ends
  const middle = y + STEM.line / 2
  const isBefore = ends.length === 1 && first === BEFORE
  const [tone, pale] = isBefore ? [colors.quiet, colors.quiet] : [colors.coral, colors.faint]
  const line = (start: number, end: number, color: string) => {
    doc.lineWidth(2).strokeColor(color).moveTo(start, middle).lineTo(end, middle).stroke()
    doc.circle(end, middle, STEM.radius).fill(color)
  }
  if (last > first) line(at(first), at(last), pale)
  line(from, at(first), tone)
  doc.lineWidth(1).strokeColor(colors.teal)
  doc
    .moveTo(from, y)
    .lineTo(from, y + STEM.line)
    .stroke()
  doc
    .font('sans')
    .fontSize(8.5)
    .fillColor(colors.quiet)
    .text(label, x, middle - 5, { lineBreak: false })
  doc.font('bold').fillColor(colors.ink)
  doc.text(ends.join('-'), at(last) + 8, middle - 5, { lineBreak: false })
}

const BAR = 26

/** Draws cost and return in blocks of one unit of cost, side by side (`ReturnFigure` on the page). */
export function returnBars(pdf: PdfBuilder, multiple: number, labels: { cost: string; value: string }): void {
  const bars = [
    { amount: 1, label: labels.cost, color: colors.coral },
    { amount: multiple, label: labels.value, color: colors.teal },
  ]
  const unit = inner / multiple
  pdf.ensureSpace(bars.length * (BAR + 22))
  const draw = () => {
    for (const [index, { amount, label, color }] of bars.entries()) {
      const y = pdf.y + index * (BAR + 22)
      for (let from = 0; from < amount; from++) {
        const width = Math.min(amount - from, 1) * unit - (amount - from > 1 ? 3 : 0)
        pdf.doc.rect(paper.left + from * unit, y, width, BAR).fill(color)
      }
      pdf.doc.font('bold').fontSize(10).fillColor(colors.ink)
      pdf.doc.text(`${amount} ${label}`, paper.left, y + BAR + 4, { lineBreak: false })
    }
  }
  const alt = bars.map(({ amount, label }) => `${amount} ${label}`).join(', ')
  pdf.add(pdf.element('Figure', draw, { alt }))
  pdf.y += bars.length * (BAR + 22) + 4
}
