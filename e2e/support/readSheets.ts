import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/**
 * Prints the page on A4.
 * @returns the lines of each sheet, without white space
 */
export async function readSheets(page: Page): Promise<string[][]> {
  const file = await page.pdf({ format: 'A4' })
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise
  const sheets: string[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const lines = new Map<number, string>()
    for (const item of items) {
      if (!('str' in item)) continue
      const height = Math.round(item.transform[5])
      lines.set(height, (lines.get(height) ?? '') + item.str.replaceAll(/\s/g, ''))
    }
    sheets.push([...lines].sort(([a], [b]) => b - a).map(([, line]) => line))
  }
  return sheets
}
