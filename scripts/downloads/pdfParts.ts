import { documents } from '#content/documents.ts'
import type { Figure } from '#content/schema/sections.ts'
import { company } from '#content/site.ts'
import { heading, type Row, setColumns, setRows } from './blocks.ts'
import type { Piece } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { colors, inner, paper } from './paper.ts'

/** The first page: title and subtitle on deep teal, with the house's sign, rising stems, along the lower edge. */
export function cover(book: PdfBook, title: string, subtitle: string, stems: readonly number[]): void {
  const { doc } = book
  book.decoration(() => {
    // A point beyond the edges, which leaves no pale line where a viewer rounds.
    doc.rect(-1, -1, paper.width + 2, paper.height + 2).fill(colors.deep)
    const step = (paper.width - 120) / stems.length
    const tones = [colors.gold, colors.pale, colors.pale, colors.coral]
    for (const [index, height] of stems.entries()) {
      const x = 90 + index * step
      const top = paper.height - height * 3.4
      const tone = tones[index % tones.length] ?? colors.pale
      doc.moveTo(x, paper.height).lineTo(x, top).lineWidth(2.5).strokeColor(tone).stroke()
      doc.circle(x, top, index === stems.length - 1 ? 15 : 7).fill(tone)
    }
    doc.font('serif').fontSize(20).fillColor(colors.paper)
    doc.text(company.name, paper.left, 64, { lineBreak: false })
  })
  book.y = 190
  book.set(
    [
      { style: 'title', text: title },
      { style: 'coverLead', text: subtitle, before: 14 },
      { style: 'coverNote', text: documents.edition, before: 18 },
    ],
    380,
  )
  book.newPage()
}

/** How a document begins: what it is about, in large letters. */
export function opening(book: PdfBook, { heading: text, lead }: { heading: string; lead: string }): void {
  book.bookmark(text)
  book.set([{ style: 'heading', text }], inner)
  book.y += 8
  book.set([{ style: 'lead', text: lead }])
  book.y += 14
}

/** Points as rows: the title on the left, the text on the right. */
export const toRows = (points: readonly { title: string; text: string }[]): Row[] =>
  points.map(({ title, text }) => ({
    left: [{ style: 'strong', text: title }],
    right: [{ style: 'text', text }],
  }))

/** Labels and values, as in a table of facts. */
export function facts(book: PdfBook, items: readonly { label: string; value: string }[]): void {
  setRows(
    book,
    items.map(({ label, value }) => ({
      left: [{ style: 'quiet', text: label }],
      right: [{ style: 'strong', text: value }],
    })),
  )
}

/** Short facts side by side. */
export function factColumns(book: PdfBook, items: readonly { label: string; value: string }[]): void {
  book.rule()
  book.y += 8
  const groups = items.map(({ label, value }): Piece[] => [
    { style: 'label', text: label },
    { style: 'strong', text: value },
  ])
  setColumns(book, groups, groups.length)
}

/** Figures side by side, the number large. */
export function figureColumns(book: PdfBook, items: readonly Figure[]): void {
  const groups = items.map(({ figure, label, note }): Piece[] => [
    { style: 'figure', text: figure },
    { style: 'quiet', text: note ? `${label} ${note}` : label, before: 2 },
  ])
  setColumns(book, groups, Math.min(groups.length, 5))
}

/** Bullets in two columns, read down the first and then the second. */
export function bulletColumns(book: PdfBook, texts: readonly string[]): void {
  const pieces = texts.map((text): Piece => ({ style: 'text', text, bullet: true, before: 4 }))
  const half = Math.ceil(pieces.length / 2)
  setColumns(book, [pieces.slice(0, half), pieces.slice(half)], 2)
}

/**
 * The last section: what to do next, and where.
 * @param path the page of the website that says more
 */
export function nextStep(book: PdfBook, text: { heading: string; text: string }, path: string): void {
  const { emails, phones, website } = company
  const { contact } = documents
  heading(book, text.heading, 70, { intro: text.text })
  const ways = [
    { label: contact.email, value: emails.contact, link: `mailto:${emails.contact}` },
    { label: contact.website, value: website.replace('https://', '') + path, link: website + path },
    ...phones.map(({ country, number }) => ({
      label: `${contact.phone}, ${country}`,
      value: number,
      link: `tel:${number.replaceAll(' ', '')}`,
    })),
  ]
  book.rule()
  book.y += 8
  const groups = ways.map(({ label, value, link }): Piece[] => [
    { style: 'label', text: label },
    { style: 'link', text: value, link },
  ])
  setColumns(book, groups, 2)
}
