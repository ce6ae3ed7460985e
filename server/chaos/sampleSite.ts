import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { type ChildServer, startChildServer } from '../testing/startChildServer.ts'

/** A page as large as the real site's, which may not be built yet, and a file as large as a long guide. */
export const PAGE = '/about'
export const FILE = '/downloads/guide.pdf'
export const FILE_BYTES = 600_000

const RULES = Array.from({ length: 500 }, (_, at) => `.c${at}{margin:${at}px;color:#${at + 100}}`).join('')
const TEXT = Array.from(
  { length: 400 },
  (_, at) => `<p class="c${at}">Paragraph ${at} of the page.</p>`,
).join('')

/** Starts the server as a separate process, with a site of one page and one file. */
export function startWithSampleSite(folder: string, variables: Record<string, string>): Promise<ChildServer> {
  const site = join(folder, 'site')
  const html = `<!doctype html><title>About</title><style>${RULES}</style>${TEXT.repeat(3)}`
  mkdirSync(join(site, 'about'), { recursive: true })
  mkdirSync(join(site, 'downloads'))
  writeFileSync(join(site, 'about/index.html'), html)
  writeFileSync(join(site, 'about/index.html.br'), brotliCompressSync(html))
  writeFileSync(join(site, FILE), randomBytes(FILE_BYTES))
  const entry = fileURLToPath(new URL('./siteServer.ts', import.meta.url))
  return startChildServer({ ...variables, DATA_DIR: join(folder, 'data'), SITE_ROOT: site }, entry)
}
