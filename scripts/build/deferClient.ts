import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../checks/firstViewFiles.ts'

const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const ENTRY = /<script src="([^"]+)" type="module" async><\/script>/

/**
 * Writes the script that starts the app into the build.
 * @param client folder of the built site
 * @returns its address, with a hash of its content
 */
export function writeStartScript(client: string): string {
  const source = readFileSync(new URL('startClient.js', import.meta.url), 'utf8')
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 10)
  const address = `/assets/start.${hash}.js`
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  writeFileSync(path.join(client, address), source)
  return address
}

/**
 * Lets the start script fetch the app after the first paint: it takes the place of Vike's entry script and of the
 * preload tags, whose addresses it carries in the order in which it evaluates them.
 * @param html a page as Vike built it
 * @param startScript address of the start script
 * @param manifest what the built files import
 * @throws when the page has no entry script, which tells of a change in Vike
 */
export function deferClient(html: string, startScript: string, manifest: Manifest): string {
  const entry = html.match(ENTRY)?.[1]
  if (!entry) throw new Error('The built page has no entry script of the expected form')
  const preloaded = [...html.matchAll(PRELOAD)].map((match) => match[1] ?? '')
  const modules = orderByImports(preloaded, manifest).filter((address) => address !== entry)
  return html
    .replace(PRELOAD, '')
    .replace(
      ENTRY,
      `<script src="${startScript}" data-entry="${entry}" data-modules="${modules.join(' ')}" async></script>`,
    )
}

/** Puts every file behind those that it imports. */
function orderByImports(addresses: readonly string[], manifest: Manifest): string[] {
  const chunks = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  const ordered = new Set<string>()
  const seen = new Set<string>()
  const visit = (address: string) => {
    if (seen.has(address)) return
    seen.add(address)
    for (const key of chunks.get(address)?.imports ?? []) visit(`/${manifest[key]?.file}`)
    if (addresses.includes(address)) ordered.add(address)
  }
  addresses.forEach(visit)
  return [...ordered]
}
