import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { CONTENT, PAGE, PRINT_SCALE } from '#components/print/pageBox.ts'
import { company } from '#content/brand.ts'
import { documents } from '#content/documents.ts'
import { assetFile } from './renderDocuments.ts'

/** Pictures don't learn that motion is to be reduced. */
const withoutMotion = (svg: string) => svg.replaceAll('(prefers-reduced-motion:no-preference)', '(width:0)')

/** Prints a document as a tagged PDF whose bookmarks are its headings. */
export async function printDocument(browser: Browser, html: string): Promise<Buffer> {
  const page = await browser.newPage({
    // So that links lead to the website.
    baseURL: company.website,
    viewport: PAGE,
    // Charts are printed as they are in the end.
    reducedMotion: 'reduce',
  })
  try {
    await page.route('**', (route) => {
      const { pathname } = new URL(route.request().url())
      if (pathname === '/') return route.fulfill({ body: html, contentType: 'text/html' })
      const file = assetFile(pathname)
      return pathname.endsWith('.svg')
        ? route.fulfill({ body: withoutMotion(readFileSync(file, 'utf8')), contentType: 'image/svg+xml' })
        : route.fulfill({ path: file })
    })
    await page.goto('/')
    // With the layout and the grounds of wide windows.
    await page.emulateMedia({ media: 'screen' })
    for (const part of await page.evaluate(completePages, CONTENT))
      console.warn(`"${part}" doesn’t fit on its page: shorten it, or give it another sheet in pages/print.`)
    const file = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      scale: PRINT_SCALE,
      tagged: true,
      outline: true,
    })
    return dated(file, documents.date)
  } finally {
    await page.close()
  }
}

/** Replaces the time of printing by a date of the same length, so that the same content makes the same file. */
function dated(file: Buffer, date: string): Buffer {
  const digits = new Date(date).toISOString().replace(/\D/g, '').slice(0, 14)
  return Buffer.from(file.toString('latin1').replace(/(Date \(D:)\d{14}/g, `$1${digits}`), 'latin1')
}

/**
 * Runs in the page: scales each sheet that is to be one page until it is full, and fills in the number of the page on which
 * each part begins, of which the cover is the first. Figures that hold text become groups, since a PDF reader would take them
 * for pictures without a description.
 * @returns the headings of sheets that are longer than their page
 */
function completePages({ width, height }: { width: number; height: number }): string[] {
  let pages = 1
  const long: string[] = []
  for (const figure of document.querySelectorAll('figure')) figure.setAttribute('role', 'group')
  for (const sheet of document.querySelectorAll('[data-sheet]')) {
    for (const number of document.querySelectorAll(`[data-page-of="${sheet.id}"]`))
      number.textContent = String(pages + 1)
    const content = sheet.lastElementChild
    if (sheet.getAttribute('data-sheet') === 'full' && content instanceof HTMLElement) {
      let percent = 132
      do {
        percent -= 2
        content.style.zoom = `${percent}%`
        content.style.width = `${(width * 100) / percent}px`
      } while (sheet.clientHeight > height - 4 && percent > 86)
      const rest = ((height - 4 - sheet.clientHeight) * 100) / percent / (content.childElementCount - 1)
      // A larger gap would look like a missing part.
      if (rest > 0) content.style.rowGap = `${40 + Math.min(rest, 56)}px`
      if (sheet.clientHeight > height) long.push(sheet.querySelector('h2')?.textContent ?? '')
    }
    pages += Math.ceil(sheet.clientHeight / height)
  }
  return long
}
