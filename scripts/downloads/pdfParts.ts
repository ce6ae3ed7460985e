import { documents } from '#content/documents.ts'
import type { Image } from '#content/images.ts'
import type { Figure } from '#content/schema/sections.ts'
import { company } from '#content/site.ts'
import { heading, picture, type Row, setColumns, setRows } from './blocks.ts'
import type { Piece } from './drawPiece.ts'
import type { PdfBook } from './PdfBook.ts'
import { inner, paper } from './paper.ts'

const PICTURE = 176

/** How a document begins: what it is about, in large letters, beside a picture of it where there is room. */
export function opening(
  book: PdfBook,
  { heading: text, lead }: { heading: string; lead: string },
  image?: Image,
): void {
  const top = book.y
  const width = inner - (image ? PICTURE + 20 : 0)
  book.bookmark(text)
  book.set([{ style: 'heading', text }], width)
  book.y += 8
  book.set([{ style: 'lead', text: lead }], Math.min(width, paper.measure))
  if (image) {
    const place = { x: paper.left + inner - PICTURE, y: top + 5, width: PICTURE }
    for (const element of picture(book, image, place)) book.add(element)
    book.y = Math.max(book.y, top + 5 + PICTURE * 0.75)
  }
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
