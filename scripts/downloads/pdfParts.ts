import { documents } from '#content/documents.ts'
import type { Figure } from '#content/schema/sections.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors, inner, paper } from './paper.ts'

/** The first page: title and subtitle on deep teal, with the house's sign, rising stems, along the lower edge. */
export function cover(book: PdfBook, title: string, subtitle: string, stems: readonly number[]): void {
  const { doc } = book
  book.decoration(() => {
    doc.rect(0, 0, paper.width, paper.height).fill(colors.deep)
    const step = (paper.width - 120) / stems.length
    const tones = [colors.gold, colors.pale, colors.pale, colors.coral]
    for (const [index, height] of stems.entries()) {
      const x = 90 + index * step
      const top = paper.height - height * 3.4
      const tone = tones[index % tones.length] ?? colors.pale
      doc.moveTo(x, paper.height).lineTo(x, top).lineWidth(2.5).strokeColor(tone).stroke()
      doc.circle(x, top, index === stems.length - 1 ? 15 : 7).fill(tone)
    }
    doc
      .font('serif')
      .fontSize(20)
      .fillColor(colors.paper)
      .text('Arohana', paper.left, 64, { lineBreak: false })
  })
  doc.y = 190
  book.text('title', title, { width: 420 })
  book.space(14)
  book.tagged('P', () =>
    doc
      .font('sans')
      .fontSize(14)
      .fillColor(colors.pale)
      .text(subtitle, paper.left, doc.y, { width: 360, lineGap: 5 }),
  )
  book.space(18)
  book.tagged('P', () =>
    doc
      .font('sans')
      .fontSize(10)
      .fillColor(colors.pale)
      .text(documents.edition, paper.left, doc.y, { width: 360 }),
  )
  book.newPage()
}

/** A list of points; each may have a title. */
export function points(book: PdfBook, items: readonly (string | { title: string; text: string })[]): void {
  const { doc } = book
  book.list(
    items.map((item) => {
      const text = typeof item === 'string' ? item : item.text
      const options = { x: paper.left + 16, width: paper.measure }
      return {
        height: () => book.heightOf('text', text, paper.measure) + 36,
        draw: () => {
          doc.circle(paper.left + 3, doc.y + 6, 2.4).fill(colors.coral)
          if (typeof item !== 'string') book.write('strong', item.title, options)
          book.write('text', text, options)
          book.space(5)
        },
      }
    }),
  )
}

/** Label and value pairs between hairlines. */
export function facts(book: PdfBook, items: readonly { label: string; value: string }[]): void {
  const { doc } = book
  for (const { label, value } of items) {
    book.keep(30)
    book.rule()
    book.space(5)
    book.tagged('P', () => {
      const top = doc.y
      book.write('quiet', label, { width: 110 })
      doc.y = top
      book.write('strong', value, { x: paper.left + 120, width: inner - 120 })
    })
    book.space(3)
  }
  book.space(6)
}

/** Figures in a row, the number large. */
export function figureRow(book: PdfBook, items: readonly Figure[]): void {
  const { doc } = book
  const columns = Math.min(items.length, 4)
  const width = inner / columns
  for (let at = 0; at < items.length; at += columns) {
    book.keep(90)
    const top = doc.y
    let lowest = top
    for (const [column, item] of items.slice(at, at + columns).entries()) {
      const x = paper.left + column * width
      book.tagged('P', () => {
        doc
          .font('serif')
          .fontSize(27)
          .fillColor(colors.teal)
          .text(item.figure, x, top, { width: width - 10 })
        book.write('quiet', item.label, { x, width: width - 14 })
      })
      lowest = Math.max(lowest, doc.y)
    }
    doc.y = lowest + 12
    doc.x = paper.left
  }
}

/** Weeks as bars of true length, with the phase below each. */
export function weekBars(
  book: PdfBook,
  phases: readonly { name: string; from: number; to: number; text: string }[],
): void {
  const { doc } = book
  book.keep(60)
  const last = Math.max(...phases.map(({ to }) => to))
  const tones = [colors.teal, colors.coral, colors.gold]
  const spoken = phases.map(({ name, from, to }) => `${name}: weeks ${from} to ${to}`).join('; ')
  book.tagged(
    'Figure',
    () => {
      for (const [index, { from, to }] of phases.entries()) {
        const x = paper.left + ((from - 1) / last) * inner
        doc.rect(x, doc.y, ((to - from + 1) / last) * inner - 3, 8).fill(tones[index % 3] ?? colors.teal)
      }
      doc.y += 20
    },
    spoken,
  )
  for (const { name, from, to, text } of phases) {
    book.keep(50)
    book.text('strong', `Weeks ${from}-${to}: ${name}`)
    book.text('text', text)
    book.space(6)
  }
}

/** Values as horizontal bars against 100. */
export function bars(
  book: PdfBook,
  items: readonly { figure: string; label: string; percent: number }[],
): void {
  const { doc } = book
  for (const { figure, label, percent } of items) {
    book.keep(44)
    book.tagged('P', () => book.write('strong', `${figure}  ${label}`, { width: inner }))
    book.decoration(() => {
      doc.rect(paper.left, doc.y + 1, inner, 6).fill(colors.line)
      doc.rect(paper.left, doc.y + 1, (inner * Math.min(percent, 100)) / 100, 6).fill(colors.teal)
    })
    book.space(18)
  }
}
