import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

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
 * preload tags, whose addresses it carries.
 * @param html a page as Vike built it
 * @param startScript address of the start script
 * @throws when the page has no entry script, which tells of a change in Vike
 */
export function deferClient(html: string, startScript: string): string {
  const entry = html.match(ENTRY)?.[1]
  if (!entry) throw new Error('The built page has no entry script of the expected form')
  const preload = [entry, ...[...html.matchAll(PRELOAD)].map((match) => match[1])].join(' ')
  return html
    .replace(PRELOAD, '')
    .replace(
      ENTRY,
      `<script src="${startScript}" data-entry="${entry}" data-preload="${preload}" async></script>`,
    )
}
