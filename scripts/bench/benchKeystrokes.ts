import { chromium, type Page } from '@playwright/test'
import { paths } from '#content/routes.ts'
import { ensureChromium } from '../findChromium.ts'
import { markdownTable, percentile } from './figures.ts'
import { serveFolder } from './serveFolder.ts'
import { watchKeystroke } from './watchKeystroke.ts'

/** CPU throttling factor. */
const CPU_SLOWDOWN = 4
/** Target for showing results. */
const BAR_MS = 100
/** Number of visits per view, and pause between two letters in ms. */
const [VISITS, SETTLE_MS] = [2, 200]
const TYPED = ['coaching', 'resilience', 'feedbck', 'new manager']
const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

interface View {
  path: string
  /** Selectors of the text box and of the results below it. */
  box: string
  items: string
  /** Keyboard shortcut that opens it. */
  key?: string
}

const VIEWS: Record<string, View> = {
  'module catalog': { path: paths.modules, box: 'main input[type=search]', items: '#modules article' },
  'article listing': { path: paths.articles, box: 'main input[type=search]', items: '#all-articles article' },
  'site search': { path: paths.about, box: 'dialog input', items: 'dialog [role=option]', key: 'Control+k' },
}

/**
 * Types into a built site in Chromium with CPU throttling, and measures from the input event to the first frame with
 * new results. Excludes the first use in each visit, which loads code and index, and letters that change no result.
 * @param folder such as "dist/client"
 * @returns a Markdown table
 */
export async function benchKeystrokes(folder: string): Promise<string> {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const rows: string[][] = []
  for (const [screen, viewport] of Object.entries(SCREENS))
    for (const [name, view] of Object.entries(VIEWS)) {
      const page = await browser.newPage({ viewport })
      const client = await page.context().newCDPSession(page)
      await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
      const times: number[] = []
      for (let count = 0; count < VISITS; count++) times.push(...(await visit(page, site.origin, view)))
      await page.close()
      const within = (100 * times.filter((time) => time <= BAR_MS).length) / times.length
      const figures = [times.length, percentile(times, 0.5), percentile(times, 0.95), within]
      rows.push([`${name}, ${screen}`, ...figures.map((figure) => figure.toFixed(0))])
    }
  await browser.close()
  site.close()
  return markdownTable(['view', 'keystrokes', 'p50 ms', 'p95 ms', `within ${BAR_MS} ms, %`], rows)
}

async function visit(page: Page, origin: string, { path, box, items, key }: View): Promise<number[]> {
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  if (key) await page.keyboard.press(key)
  await page.locator(box).fill('leadership')
  await page.waitForTimeout(2_000)
  // tsx wraps named functions in a helper that the page doesn't have.
  await page.evaluate('globalThis.__name = (named) => named')
  const times: number[] = []
  for (const text of TYPED) {
    await page.locator(box).fill('')
    await page.waitForTimeout(2 * SETTLE_MS)
    for (const letter of text) {
      await page.waitForTimeout(SETTLE_MS)
      await page.evaluate(watchKeystroke, { box, items })
      await page.keyboard.press(letter === ' ' ? 'Space' : letter)
      const time = await page.evaluate(() => window.answered)
      if (time !== undefined) times.push(time)
    }
  }
  return times
}
