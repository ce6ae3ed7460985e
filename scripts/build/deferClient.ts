import { readFileSync } from 'node:fs'
import { minifySync } from 'vite'
import type { Manifest } from './readManifest.ts'

const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const ENTRY = /\s*<script src="([^"]+)" type="module" async><\/script>/

/** The script that starts the app, as it stands in every page: a file of its own would come after the first touch. */
export function startScript(): string {
  const { code } = minifySync(
    'startClient.js',
    readFileSync(new URL('startClient.js', import.meta.url), 'utf8'),
  )
  return code.trim()
}

/**
 * Lets the start script fetch the app after the first paint: it takes the place of Vike's entry script and of the
 * preload tags, whose addresses it carries in the order in which it evaluates them. It stands in the head, so that it sees
 * the first touch.
 * @param html a page as Vike built it
 * @param script the start script
 * @param manifest what the built files import
 * @throws when the page has no entry script, which tells of a change in Vike
 */
export function deferClient(html: string, script: string, manifest: Manifest): string {
  const entry = html.match(ENTRY)?.[1]
  if (!entry) throw new Error('The built page has no entry script of the expected form')
  const preloaded = [...html.matchAll(PRELOAD)].map((match) => match[1] ?? '')
  const modules = orderByImports(preloaded, manifest).filter((address) => address !== entry)
  const element = `<script data-entry="${entry}" data-modules="${modules.join(' ')}">${script}</script>`
  return html
    .replace(PRELOAD, '')
    .replace(ENTRY, '')
    .replace('</head>', () => `${element}</head>`)
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
