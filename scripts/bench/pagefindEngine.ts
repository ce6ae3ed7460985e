import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Page } from '@playwright/test'
import { close, createIndex } from 'pagefind'
import type { SiteDocument } from '#components/search/engine/site/SiteDocument.ts'
import { ensureChromium } from '../findChromium.ts'
import type { SiteEngine } from './siteEngines.ts'

interface Pagefind {
  init(): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
}

/** Library files, which the figures leave out for every engine. */
const LIBRARY = /\.js$|wasm\..*\.pagefind$/

/**
 * Pagefind on the same documents, in a real Chromium, because its search is WebAssembly that fetches as it goes.
 * `close` ends browser and server.
 */
export async function pagefindEngine(
  documents: readonly SiteDocument[],
): Promise<SiteEngine & { close: () => Promise<void> }> {
  const files = await buildFiles(documents)
  let received = 0
  const server = await serve(files, (bytes) => {
    received += bytes
  })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const indexSize = [...files].reduce(
    (sum, [name, content]) =>
      sum + (/\.pf_fragment$|\.css$/.test(name) || LIBRARY.test(name) ? 0 : content.length),
    0,
  )
  return {
    name: 'Pagefind, in Chromium',
    indexSize,
    share: 0.4,
    open: async () => {
      received = 0
      const page = await openPage(browser, origin)
      return { search: (query) => search(page, query), received: () => received }
    },
    close: async () => {
      await browser.close()
      server.close()
    },
  }
}

async function buildFiles(documents: readonly SiteDocument[]): Promise<Map<string, Buffer>> {
  const { index } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error('Pagefind did not start')
  for (const document of documents) await index.addHTMLFile({ url: document.url, content: htmlOf(document) })
  const { files } = await index.getFiles()
  await close()
  return new Map(files.map(({ path, content }) => [`/${path}`, Buffer.from(content)]))
}

function htmlOf({ title, sections }: SiteDocument): string {
  const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const parts = sections.map(
    ({ id, heading, text }) =>
      `${heading ? `<h2 id="${id || 'top'}">${plain(heading)}</h2>` : ''}<p>${plain(text)}</p>`,
  )
  return `<html lang="en"><body><main data-pagefind-body><h1>${plain(title)}</h1>${parts.join('')}</main></body></html>`
}

/** Its index files come compressed already; the JavaScript is sent with brotli. */
function serve(files: Map<string, Buffer>, count: (bytes: number) => void): Promise<Server> {
  const packed = new Map<string, Buffer>()
  for (const [name, content] of files) if (name.endsWith('.js')) packed.set(name, brotliCompressSync(content))
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname
    const content = packed.get(name) ?? files.get(`/pagefind${name}`) ?? files.get(name)
    if (name === '/')
      return response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Bench</title>')
    if (!content) return response.writeHead(404).end()
    if (packed.has(name)) response.setHeader('Content-Encoding', 'br')
    if (name.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript')
    if (!LIBRARY.test(name)) count(content.length)
    response.end(content)
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
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
