import { heading, heightOfRows, type Row, setRows } from './blocks.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors, inner, paper } from './paper.ts'

interface Phase {
  name: string
  from: number
  to: number
  text: string
}

const BAR_ROOM = 18

/** A heading, and below it weeks as bars of true length with the phases. */
export function weekBars(
  book: PdfBook,
  text: string,
  phases: readonly Phase[],
  level: 'heading' | 'part' = 'heading',
): void {
  const rows = toRows(phases)
  heading(book, text, BAR_ROOM + heightOfRows(book, rows), { level })
  const { doc, y } = book
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
  book.add(book.element('Figure', draw, { alt }))
  book.y += BAR_ROOM
  setRows(book, rows)
}

const toRows = (phases: readonly Phase[]): Row[] =>
  phases.map(({ name, from, to, text }) => ({
    left: [
      { style: 'warm', text: `Weeks ${from}-${to}` },
      { style: 'strong', text: name },
    ],
    right: [{ style: 'text', text }],
  }))

/** Shares of a hundred as bars, each below its figure and what it counts. */
export function bars(
  book: PdfBook,
  items: readonly { figure: string; label: string; percent: number }[],
): void {
  for (const { figure, label, percent } of items) {
    const pieces = [{ style: 'strong', text: `${figure}  ${label}` }] as const
    book.keep(book.heightOf(pieces, inner) + 24)
    book.set(pieces, inner)
    const { doc, y } = book
    book.decoration(() => {
      doc.rect(paper.left, y + 4, inner, 6).fill(colors.line)
      doc.rect(paper.left, y + 4, (inner * Math.min(percent, 100)) / 100, 6).fill(colors.teal)
    })
    book.y += 22
  }
}
