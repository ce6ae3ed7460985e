import { readFileSync } from 'node:fs'
import { type Chunk, readManifest } from './readManifest.ts'

export interface LateChunk {
  /** Its source file, such as `components/enquiry/DemoDialog.tsx`; for shared code, the name of the chunk. */
  name: string
  /** Its path in the build, without a leading slash. */
  file: string
}

const PAGE_ENTRY = 'virtual:vike:page-entry:client:'

/**
 * Lists the scripts that a built page may load on demand, recursively, except for the code of other pages.
 * @param route address of a built page, such as `/about` or `/404.html`
 * @returns each file once, in order of discovery
 * @throws if the page isn't built, or its own code isn't in the manifest
 */
export function lateChunks(route: string): LateChunk[] {
  const manifest = readManifest()
  const first = withImports(firstKeys(route, manifest), manifest)
  const reached = new Set(first)
  for (const key of reached) {
    const onDemand = chunkOf(key, manifest).dynamicImports ?? []
    const ofThisPage = onDemand.filter((imported) => !imported.startsWith(PAGE_ENTRY))
    for (const imported of withImports(ofThisPage, manifest)) reached.add(imported)
  }
  return [...reached]
    .filter((key) => !first.has(key))
    .map((key) => {
      const { file, name } = chunkOf(key, manifest)
      return { name: key.startsWith('_') ? (name ?? file) : key, file }
    })
}

type Manifest = Record<string, Chunk>

/** The scripts in the HTML of a page, and the page's own code. */
function firstKeys(route: string, manifest: Manifest): string[] {
  const html = readFileSync(`dist/client${route.endsWith('.html') ? route : `${route}/index.html`}`, 'utf8')
  const named = new Set([...html.matchAll(/\/(assets\/[^\s"']+\.js)\b/g)].map(([, file]) => file))
  const keys = Object.keys(manifest).filter((key) => named.has(chunkOf(key, manifest).file))
  const pageId = JSON.parse(html.match(/"pageId":("[^"]+")/)?.[1] ?? '""')
  return [...keys, `${PAGE_ENTRY}${pageId}`]
}

/** The chunks and all their static imports. */
function withImports(keys: readonly string[], manifest: Manifest): Set<string> {
  const all = new Set(keys)
  for (const key of all) for (const imported of chunkOf(key, manifest).imports ?? []) all.add(imported)
  return all
}

function chunkOf(key: string, manifest: Manifest): Chunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`${key} is not in the manifest of the build`)
  return chunk
}
