import { sleep } from './harness.ts'

const PAGES = ['/', '/contact', '/fast-track-modules']
const VISIT_INTERVAL_MS = 300
const ASSETS = /\/assets\/[\w./-]+\.(?:js|css|woff2)/g

export interface BrowsingResult {
  /** Number of pages, and of the files they load, that were requested. */
  pages: number
  files: number
  /** Number of responses other than 200, including none at all. */
  others: { pages: number; files: number }
  longestMs: number
}

/**
 * Loads three pages every 300 ms, together with every file that any page loaded so far refers to: what tabs request
 * that were opened before and after a release.
 */
export function browseSite(address: string): { end(): Promise<BrowsingResult> } {
  const visits: BrowsingResult = { pages: 0, files: 0, others: { pages: 0, files: 0 }, longestMs: 0 }
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
        sleep(VISIT_INTERVAL_MS),
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
