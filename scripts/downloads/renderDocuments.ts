import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { generatedPath } from '#content/collections/publication.ts'

/** A document, ready to be printed. */
export interface RenderedDocument {
  html: string
  /** Hash of the page, of its pictures and fonts, and of what prints it: the file changes only with it. */
  hash: string
}

const BUNDLE = '.generated/print-bundle'

/** Renders the documents of `pages/print`, by file name. */
export async function renderDocuments(): Promise<Map<string, RenderedDocument>> {
  process.env.NODE_ENV = 'production'
  await build({
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sourceAddresses],
    // Addresses of fonts stay below the project, and the hash the same, where node_modules is a link.
    resolve: { preserveSymlinks: true },
    // Node takes longer to load the files of the components one by one.
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: BUNDLE,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false, pluginTimings: false, moduleLevelDirective: false },
        input: ['pages/print/printedDocuments.tsx', 'renderer/renderPrint.tsx'],
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  const { printedDocuments } = await load('printedDocuments')
  const { renderPrint } = await load('renderPrint')
  return new Map(
    Object.entries(printedDocuments).map(([name, document]) => {
      const html: string = renderPrint(document)
      return [name, { html, hash: hashOf(html) }]
    }),
  )
}

const load = (name: string) => import(pathToFileURL(path.resolve(BUNDLE, `${name}.js`)).href)

/** Fonts keep the addresses of their sources. */
const sourceAddresses: Plugin = {
  name: 'source-addresses',
  enforce: 'pre',
  load: {
    filter: { id: /\?url$/ },
    handler: (id) => `export default ${JSON.stringify(`/${path.relative('.', id.replace('?url', ''))}`)}`,
  },
}

/** The file that an address in a document stands for. */
export function assetFile(address: string): string {
  const isSource = /^\/(components|node_modules)\//.test(address)
  return path.join(isSource ? '.' : generatedPath('public'), address)
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
