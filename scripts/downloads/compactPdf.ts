import { deflateSync, inflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'

/**
 * Makes a file that Chromium printed about 40 % smaller, and the same for the same content: the tags go into compressed
 * objects, drawings lose digits far below a dot of a printer, and the date is that of the content.
 */
export async function compactPdf(
  file: Buffer,
  { author, date }: { author: string; date: Date },
): Promise<Buffer> {
  const pdf = await PDFDocument.load(file, { updateMetadata: false })
  pdf.setAuthor(author)
  pdf.setCreationDate(date)
  pdf.setModificationDate(date)
  for (const [reference, object] of pdf.context.enumerateIndirectObjects())
    if (object instanceof PDFRawStream && isDrawing(object)) {
      const drawing = inflateSync(object.contents).toString('latin1')
      const contents = deflateSync(Buffer.from(roundNumbers(drawing), 'latin1'), { level: 9 })
      pdf.context.assign(reference, PDFRawStream.of(object.dict, contents))
    }
  return Buffer.from(await pdf.save({ useObjectStreams: true }))
}

/** Contents of pages and of groups in them; all other streams have a kind or the length of a font. */
function isDrawing({ dict }: PDFRawStream): boolean {
  const value = (key: string) => dict.get(PDFName.of(key))?.toString()
  if (value('Filter') !== '/FlateDecode' || value('Type') === '/XRef') return false
  const isGroup = value('Subtype') === '/Form'
  const isPage = dict.keys().every((key) => ['/Filter', '/Length'].includes(key.toString()))
  return isGroup || isPage
}

/** In units of 1/300 inch; small numbers may be factors. */
const roundNumbers = (drawing: string) =>
  drawing.replace(/(\d{2,}\.\d)\d+/g, '$1').replace(/\b(\d\.\d{4})\d+/g, '$1')
