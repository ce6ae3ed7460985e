import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pictures and typefaces, of which only the sources can be read, and second copies of what is read. */
const UNREADABLE = /\.(?:png|ico|avif|webp|jpe?g|woff2?|br|gz)$/

/** What a person or a program can read in a built file; undefined for a picture, a typeface or a compressed copy. */
export async function readableText(file: string): Promise<string | undefined> {
  if (UNREADABLE.test(file)) return undefined
  const content = readFileSync(file)
  if (file.endsWith('.pdf')) return textOfPdf(content)
  if (file.endsWith('.xlsx'))
    return Object.values(unzipSync(content))
      .map((part) => strFromU8(part))
      .join('\n')
  const text = content.toString('utf8')
  // Calendars and contact cards break their lines anywhere.
  return /\.(?:ics|vcf)$/.test(file) ? text.replace(/\r\n[ \t]/g, '') : text
}

/** The texts of all pages, the links, the facts about the document, and the colors that it paints with. */
async function textOfPdf(content: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const parts = [JSON.stringify(await pdf.getMetadata())]
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const { argsArray } = await page.getOperatorList()
    parts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    parts.push(JSON.stringify((await page.getAnnotations()).map(({ url }) => url)))
    parts.push(argsArray.filter((args) => typeof args?.[0] === 'string').join('\n'))
  }
  await pdf.destroy()
  return parts.join('\n')
}
