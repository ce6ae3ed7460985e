import { documents } from '#content/documents.ts'
import type { Image } from '#content/images.ts'
import type { Figure } from '#content/schema/sections.ts'
import { company } from '#content/site.ts'
import { heading, picture, type Row, setColumns, setRows } from './blocks.ts'
import type { Paragraph } from './drawParagraph.ts'
import type { PdfBuilder } from './PdfBuilder.ts'
import { inner, paper } from './paper.ts'

const PICTURE = 176

/** Adds the beginning of a document: its subject in large type, next to a picture if there is one. */
export function opening(
  pdf: PdfBuilder,
  { heading: text, lead }: { heading: string; lead: string },
  image?: Image,
): void {
  const top = pdf.y
  const width = inner - (image ? PICTURE + 20 : 0)
  pdf.bookmark(text)
  pdf.write([{ style: 'heading', text }], width)
  pdf.y += 8
  pdf.write([{ style: 'lead', text: lead }], Math.min(width, paper.measure))
  if (image) {
    const frame = { x: paper.left + inner - PICTURE, y: top + 5, width: PICTURE }
    for (const element of picture(pdf, image, frame)) pdf.add(element)
    pdf.y = Math.max(pdf.y, top + 5 + PICTURE * 0.75)
  }
  pdf.y += 14
}

/** Makes rows with the title on the left and the text on the right. */
export const toRows = (points: readonly { title: string; text: string }[]): Row[] =>
  points.map(({ title, text }) => ({
    left: [{ style: 'strong', text: title }],
    right: [{ style: 'text', text }],
  }))

/** Adds labels and values in rows. */
export function facts(pdf: PdfBuilder, items: readonly { label: string; value: string }[]): void {
  setRows(
    pdf,
    items.map(({ label, value }) => ({
      left: [{ style: 'quiet', text: label }],
      right: [{ style: 'strong', text: value }],
    })),
  )
}

/** Adds short facts in columns. */
export function factColumns(pdf: PdfBuilder, items: readonly { label: string; value: string }[]): void {
  pdf.rule()
  pdf.y += 8
  const groups = items.map(({ label, value }): Paragraph[] => [
    { style: 'label', text: label },
    { style: 'strong', text: value },
  ])
  setColumns(pdf, groups, groups.length)
}

/** Adds figures in columns, with large numbers. */
export function figureColumns(pdf: PdfBuilder, items: readonly Figure[]): void {
  const groups = items.map(({ figure, label, note }): Paragraph[] => [
    { style: 'figure', text: figure },
    { style: 'quiet', text: note ? `${label} ${note}` : label, before: 2 },
  ])
  setColumns(pdf, groups, Math.min(groups.length, 5))
}

/** Adds bullets in two columns, the first one read first. */
export function bulletColumns(pdf: PdfBuilder, texts: readonly string[]): void {
  const paragraphs = texts.map((text): Paragraph => ({ style: 'text', text, bullet: true, before: 4 }))
  const half = Math.ceil(paragraphs.length / 2)
  setColumns(pdf, [paragraphs.slice(0, half), paragraphs.slice(half)], 2)
}

/**
 * Adds the last section: the next step, and contact data.
 * @param path the page of the website with more information
 */
export function nextStep(pdf: PdfBuilder, text: { heading: string; text: string }, path: string): void {
  const { emails, phones, website } = company
  const { contact } = documents
  heading(pdf, text.heading, 70, { intro: text.text })
  const ways = [
    { label: contact.email, value: emails.contact, link: `mailto:${emails.contact}` },
    { label: contact.website, value: website.replace('https://', '') + path, link: website + path },
    ...phones.map(({ country, number }) => ({
      label: `${contact.phone}, ${country}`,
      value: number,
      link: `tel:${number.replaceAll(' ', '')}`,
    })),
  ]
  pdf.rule()
  pdf.y += 8
  const groups = ways.map(({ label, value, link }): Paragraph[] => [
    { style: 'label', text: label },
    { style: 'link', text: value, link },
  ])
  setColumns(pdf, groups, 2)
}
