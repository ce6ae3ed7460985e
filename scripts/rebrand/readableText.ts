import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Pictures and typefaces, whose sources are checked instead, and compressed copies. */
const UNREADABLE = /\.(?:png|ico|avif|webp|jpe?g|woff2?|br|gz)$/

/** The readable text of a built file; undefined for a picture, typeface or compressed copy. */
export async function readableText(file: string): Promise<string | undefined> {
  if (UNREADABLE.test(file)) return undefined
  const content = readFileSync(file)
  if (file.endsWith('.pdf')) return textOfPdf(content)
  if (file.endsWith('.xlsx'))
    return Object.values(unzipSync(content))
      .map((part) => strFromU8(part))
      .join('\n')
  const text = content.toString('utf8')
  // Calendar and contact files wrap lines anywhere.
  return /\.(?:ics|vcf)$/.test(file) ? text.replace(/\r\n[ \t]/g, '') : text
}

/** The texts of all pages, links, metadata and colors. */
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
