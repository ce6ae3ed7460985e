import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'

/** What a visitor of a page waits for, in ms from the start of the navigation; the shift has no unit. */
export interface Timing {
  fcp: number
  lcp: number
  /** What tasks last beyond 50 ms each, from the first paint until nothing happens any more. */
  blocking: number
  /** When React has taken over; 0 for a page without it. */
  hydrated: number
  shift: number
}

/** Lighthouse's slow 4G as the browser's own throttling applies it, and a CPU four times slower than this one. */
const NETWORK = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 }
const CPU = 4
/** How long after the load something may still happen, in ms. */
const REST = 3_500

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
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    await page.addInitScript({ path: fileURLToPath(new URL('observePage.js', import.meta.url)) })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(REST)
    return await page.evaluate(() => (window as unknown as { readTiming: () => Timing }).readTiming())
  } finally {
    await context.close()
  }
}
