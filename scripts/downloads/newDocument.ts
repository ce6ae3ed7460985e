import PDFDocument from 'pdfkit'
import { documents } from '#content/documents.ts'
import { company } from '#content/site.ts'
import { fonts } from './paper.ts'

/**
 * Creates an empty tagged PDF with the fonts of the site. Its creation date is that of the content, so that the same content
 * produces the same bytes.
 */
export function newDocument(title: string, subject: string): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    pdfVersion: '1.7',
    info: {
      Title: title,
      Subject: subject,
      Author: company.name,
      CreationDate: new Date(documents.date),
    },
  })
  for (const [name, file] of Object.entries(fonts)) doc.registerFont(name, file)
  return doc
}
