import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

/** Metrics of a page load, in ms from the start of the navigation; the shift has no unit. */
export interface Timing {
  fcp: number
  lcp: number
  /** Lighthouse's Total Blocking Time: time of tasks beyond 50 ms each, from the first paint until the page is idle. */
  blocking: number
  /** When hydration was done; 0 for a page without React. */
  hydrated: number
  shift: number
}

/** Lighthouse's slow 4G in terms of the browser's own throttling, and 4x CPU throttling. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const CPU_SLOWDOWN = 4
/** Time after hydration in which something may still happen. */
const SETTLE_MS = 3_500

/** Opens a page on a slow phone with an empty cache. */
export async function timePage(browser: Browser, url: string): Promise<Timing> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const client = await context.newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', NETWORK)
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.addInitScript({ path: fileURLToPath(new URL('observePage.js', import.meta.url)) })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    // The hand-written page has no app, and no root for it.
    await page.waitForFunction(
      () => !document.getElementById('root') || window.readTiming().hydrated > 0,
      undefined,
      { polling: 500 },
    )
    await page.waitForTimeout(SETTLE_MS)
    return await page.evaluate(() => window.readTiming())
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    /** observePage.js */
    readTiming: () => Timing
  }
}
