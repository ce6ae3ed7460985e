import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { close, createIndex } from 'pagefind'
import { ensureChromium } from '../findChromium.ts'
import type { Content, Engine } from './Engine.ts'
import { serveFolder } from './serveFolder.ts'

interface Pagefind {
  init(): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
}

/** Library files, excluded for every engine. */
const LIBRARY = /\.(js|css)$|wasm\..*\.pagefind$/
/** The texts shown in results. */
const TEXTS = /\.pf_fragment$/

/** Runs Pagefind in a real Chromium, because it is WebAssembly that loads data as needed. */
export async function pagefindEngine({ documents }: Content): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'))
  await writeIndex(documents, folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => statSync(join(folder, file)).isFile() && !LIBRARY.test(file) && !TEXTS.test(file),
  )
  let received = 0
  const site = await serveFolder(folder, {
    added: new Map([['/', '<!doctype html><title>Pagefind</title>']]),
    onSent: (path, bytes) => {
      if (path !== '/' && !LIBRARY.test(path)) received += bytes
    },
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  return {
    name: 'Pagefind, in Chromium',
    indexSize: files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0),
    share: 0.4,
    open: async () => {
      received = 0
      const page = await openPage(browser, site.origin)
      return { search: (query) => search(page, query), received: () => received }
    },
    close: async () => {
      await browser.close()
      site.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Its files are already compressed. */
async function writeIndex(documents: Content['documents'], outputPath: string): Promise<void> {
  const { index } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error('Pagefind did not start')
  for (const document of documents) await index.addHTMLFile({ url: document.url, content: htmlOf(document) })
  await index.writeFiles({ outputPath })
  await close()
}

function htmlOf({ title, sections }: Content['documents'][number]): string {
  const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const parts = sections.map(
    ({ id, heading, text }) =>
      `${heading ? `<h2 id="${id || 'top'}">${plain(heading)}</h2>` : ''}<p>${plain(text)}</p>`,
  )
  return `<html lang="en"><body><main data-pagefind-body><h1>${plain(title)}</h1>${parts.join('')}</main></body></html>`
}

async function openPage(browser: Browser, origin: string): Promise<Page> {
  for (const context of browser.contexts()) await context.close()
  const page = await (await browser.newContext()).newPage()
  await page.goto(origin)
  await page.evaluate(
    `import('/pagefind.js').then(async (pagefind) => { await pagefind.init(); window.pagefind = pagefind })`,
  )
  return page
}

const search = (page: Page, query: string): Promise<string[]> =>
  page.evaluate(async (text) => {
    const { pagefind } = globalThis as unknown as { pagefind: Pagefind }
    const { results } = await pagefind.search(text)
    const best = await Promise.all(results.slice(0, 5).map((result) => result.data()))
    return best.map(({ url }) => url)
  }, query)
