import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page } from '@playwright/test'

/** A phone on a train: 150 ms round trips, 1.6 Mbit/s, 4x CPU throttling. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
/** How long a link is visible before it is tapped. */
const VIEW_MS = 1_000
/** Time in which a page may still fetch something after hydration. */
const SETTLE_MS = 4_000

/** Metrics of a step from one page to another, in ms. */
export interface StepTiming {
  /** From a tap on a link that has been in view for a second to the next page's heading. */
  seen: number
  /** The same for a link tapped as soon as it is visible. */
  sudden: number
  /** First paint when loading the next page. */
  load: number
}

/**
 * Times the step between two pages on a slow phone with an empty cache.
 * @param from address of the page with the link
 * @param to path of the page that the link leads to
 */
export async function timeStep(browser: Browser, from: string, to: string): Promise<StepTiming> {
  const seen = await timeTap(browser, from, to, VIEW_MS)
  const sudden = await timeTap(browser, from, to, 0)
  const { page, close } = await openPhone(browser)
  try {
    await page.goto(new URL(to, from).href, { waitUntil: 'load' })
    // A page may be painted only after its load event.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    return { seen, sudden, load: (await paint.jsonValue()) ?? Number.NaN }
  } finally {
    await close()
  }
}

async function timeTap(browser: Browser, from: string, to: string, viewMs: number): Promise<number> {
  const { page, client, close } = await openPhone(browser)
  try {
    await page.goto(from, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const link = page.locator(`main a[href="${to}"]:visible`).first()
    // Not smooth: scrolling would be part of the time.
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await page.waitForTimeout(viewMs)
    const box = await link.boundingBox()
    if (!box) throw new Error(`${from} shows no link to ${to}`)
    await page.evaluate(() => window.watchForHeading())
    const touchPoints = [{ x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 }]
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.waitForFunction(() => window.headingAfter !== undefined, undefined, { timeout: 20_000 })
    return await page.evaluate(() => window.headingAfter ?? Number.NaN)
  } finally {
    await close()
  }
}

declare global {
  interface Window {
    /** Time from the touch to the presentation of the frame with the next page's heading, in ms. */
    headingAfter?: number
    /** watchForHeading.js */
    watchForHeading: () => void
  }
}

async function openPhone(
  browser: Browser,
): Promise<{ page: Page; client: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  await page.addInitScript({ path: fileURLToPath(new URL('watchForHeading.js', import.meta.url)) })
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', NETWORK)
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { page, client, close: () => context.close() }
}
