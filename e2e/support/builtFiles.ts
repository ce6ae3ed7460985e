import { readdirSync, readFileSync } from 'node:fs'
import { readRedirects } from '#content/collections/redirects.ts'

/** The addresses of all built pages except redirects, sorted; 404 pages by file, such as `/404.html`. */
export function listBuiltRoutes(): string[] {
  const redirects = new Set(readRedirects().map(({ from }) => from))
  return readdirSync('dist/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
    .filter((route) => !redirects.has(route))
    .sort()
}

/**
 * Finds the built file of a lazily loaded source file.
 * @throws if the build has no such file
 */
export function builtFileOf(source: string): string {
  const built = readManifest()[source]
  if (!built) throw new Error(`${source} has no file of its own in the build`)
  return built.file
}

const PAGE_ENTRY = 'virtual:vike:page-entry:client:'

/**
 * Lists the scripts that a built page may load on demand, recursively, except for the code of other pages.
 * @param route address of a built page, such as `/about`
 * @returns paths in the build, each once, in order of discovery
 */
export function lateFiles(route: string): string[] {
  const manifest = readManifest()
  const html = readFileSync(`dist/client${route}/index.html`, 'utf8')
  const named = new Set([...html.matchAll(/\/(assets\/[^\s"']+\.js)\b/g)].map(([, file]) => file))
  const pageId = JSON.parse(html.match(/"pageId":("[^"]+")/)?.[1] ?? '""')
  const entries = Object.keys(manifest).filter((key) => named.has(manifest[key]?.file))
  const first = withImports([...entries, `${PAGE_ENTRY}${pageId}`], manifest)
  const reached = new Set(first)
  for (const key of reached) {
    const onDemand = manifest[key]?.dynamicImports ?? []
    const ofThisPage = onDemand.filter((imported) => !imported.startsWith(PAGE_ENTRY))
    for (const imported of withImports(ofThisPage, manifest)) reached.add(imported)
  }
  return [...reached].filter((key) => !first.has(key)).map((key) => manifest[key]?.file ?? key)
}

/** A file of the client build in Vite's manifest. */
interface Chunk {
  file: string
  /** Keys of static imports. */
  imports?: string[]
  /** Keys of dynamic imports. */
  dynamicImports?: string[]
}

/** Vite's manifest of the client build, by source file; Vike writes it to `dist/current/assets.json`. */
const readManifest = (): Record<string, Chunk> => JSON.parse(readFileSync('dist/current/assets.json', 'utf8'))

/** The chunks and all their static imports. */
function withImports(keys: readonly string[], manifest: Record<string, Chunk>): Set<string> {
  const all = new Set(keys)
  for (const key of all) for (const imported of manifest[key]?.imports ?? []) all.add(imported)
  return all
}
