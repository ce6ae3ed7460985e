import { sleep } from './workplace.ts'

const PAGES = ['/', '/contact', '/fast-track-modules']
const EVERY_MS = 300
const ASSETS = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g

export interface Visits {
  /** How many pages, and how many files that they load, were asked for. */
  pages: number
  files: number
  /** How many of them were answered with anything but 200, or not at all. */
  others: { pages: number; files: number }
  longestMs: number
}

/**
 * Reads three pages every 300 ms, and each time everything that any page read so far has named: what tabs ask for that were
 * opened before and after a release.
 */
export function openSite(address: string): { end(): Promise<Visits> } {
  const visits: Visits = { pages: 0, files: 0, others: { pages: 0, files: 0 }, longestMs: 0 }
  const named = new Set<string>()
  let isOpen = true

  async function read(path: string, kind: 'pages' | 'files'): Promise<string> {
    const started = performance.now()
    const answer = await fetch(address + path).then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => ({ status: 0, text: '' }),
    )
    visits[kind] += 1
    if (answer.status !== 200) visits.others[kind] += 1
    visits.longestMs = Math.max(visits.longestMs, performance.now() - started)
    return answer.text
  }

  async function visit(): Promise<void> {
    while (isOpen) {
      const [pages] = await Promise.all([
        Promise.all(PAGES.map((path) => read(path, 'pages'))),
        ...[...named].map((path) => read(path, 'files')),
        sleep(EVERY_MS),
      ])
      for (const [path] of pages.join('\n').matchAll(ASSETS)) named.add(path)
    }
  }

  const visiting = visit()
  return {
    async end() {
      isOpen = false
      await visiting
      return visits
    },
  }
}
