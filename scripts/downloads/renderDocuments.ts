import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createServer } from 'vite'
import { publicDir } from '../generate/publicDir.ts'

/** A document, ready to be printed. */
export interface RenderedDocument {
  html: string
  /** Hash of the page, of its pictures and fonts, and of what prints it: the file changes only with it. */
  hash: string
}

/** Renders the documents of `pages/print`, by file name. Like pages, by Vite, which knows the addresses of the fonts. */
export async function renderDocuments(): Promise<Map<string, RenderedDocument>> {
  process.env.NODE_ENV = 'production'
  const vite = await createServer({
    configFile: false,
    envDir: false,
    mode: 'production',
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: '.generated/print-cache',
    define: { LOGO_SIZE: readFileSync('.generated/logo.json', 'utf8') },
    optimizeDeps: { noDiscovery: true },
    // Addresses of fonts stay below the project, and the hash the same, where node_modules is a link.
    resolve: { preserveSymlinks: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { printedDocuments } = await vite.ssrLoadModule('/pages/print/printedDocuments.tsx')
    const { renderPrint } = await vite.ssrLoadModule('/renderer/renderPrint.tsx')
    return new Map(
      Object.entries(printedDocuments).map(([name, document]) => {
        const html: string = renderPrint(document)
        return [name, { html, hash: hashOf(html) }]
      }),
    )
  } finally {
    await vite.close()
  }
}

/** The file that an address in a document stands for. */
export function assetFile(address: string): string {
  const isSource = /^\/(components|node_modules)\//.test(address)
  return path.join(isSource ? '.' : publicDir(), address)
}

/** What turns a page into a file. */
const PRINTER = 'scripts/downloads/printDocument.ts'

function hashOf(html: string): string {
  const hash = createHash('sha256').update(html).update(readFileSync(PRINTER))
  const addresses = html.matchAll(/(?:src="|url\()(\/[^")]+)/g)
  for (const address of new Set([...addresses].map(([, address]) => address ?? '')))
    hash.update(readFileSync(assetFile(address)))
  return hash.digest('hex')
}
