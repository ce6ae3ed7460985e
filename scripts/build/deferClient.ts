import { readFileSync } from 'node:fs'
import { type Manifest, minifySync } from 'vite'

const PRELOAD = /\s*<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
const ENTRY = /\s*<script src="([^"]+)" type="module" async><\/script>/

/** The inlined script that starts the app: as a separate file it would load after the first interaction. */
export function startScript(): string {
  const { code } = minifySync(
    'startClient.js',
    readFileSync(new URL('startClient.js', import.meta.url), 'utf8'),
  )
  return code.trim()
}

/**
 * Makes the start script load the app after the first paint: it replaces Vike's entry script and preload tags, and
 * lists their addresses in evaluation order. It is in the head to catch the first interaction.
 * @param html a page as Vike built it
 * @param script the start script
 * @param manifest imports of the built files
 * @throws if the page has no entry script, which indicates a change in Vike
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

/** Orders files after those they import. */
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
