import type { Request } from 'express'
import { errorCode, type Log } from '../log.ts'
import type { Outbox } from '../outbox/Outbox.ts'

const ARTICLE = /^\/resources\/articles\/[^/]+$/
/** What programs call themselves; a browser's name begins with Mozilla. */
const PROGRAM = /^(?!Mozilla\/)|bot|crawl|spider|headless/i
const STORE_INTERVAL_MS = 60_000

interface ViewCounter {
  /** Counts a request for a page of the site, if it is a person's view of an article. Keeps nothing else about it. */
  see(request: Request, path: string): void
  /** Stores what was counted since the last time, and counts no more. */
  stop(): Promise<void>
}

/** Counts views of articles. A minute's worth is stored at once, so that no page waits for the disk. */
export function countViews(outbox: Pick<Outbox, 'addViews'>, log: Log): ViewCounter {
  let views = new Map<string, number>()
  async function store(): Promise<void> {
    const counted = views
    views = new Map()
    if (counted.size > 0)
      await outbox
        .addViews(counted)
        .catch((error) => log.warn('views not counted', { code: errorCode(error) }))
  }
  const timer = setInterval(store, STORE_INTERVAL_MS).unref()
  return {
    see(request, path) {
      if (ARTICLE.test(path) && isView(request)) views.set(path, (views.get(path) ?? 0) + 1)
    },
    stop() {
      clearInterval(timer)
      return store()
    },
  }
}

/** Browsers say what they fetch a page for, and whether only in case it is visited (Fetch Metadata, `Sec-Purpose`). */
function isView({ method, headers }: Request): boolean {
  const { 'user-agent': agent = '', 'sec-fetch-dest': goal = 'document' } = headers
  const purpose = `${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`
  return method === 'GET' && goal === 'document' && !purpose.includes('prefetch') && !PROGRAM.test(agent)
}
