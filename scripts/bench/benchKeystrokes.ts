import { chromium, type Page } from '@playwright/test'
import { paths } from '#content/routes.ts'
import { ensureChromium } from '../findChromium.ts'
import { markdownTable, percentile } from './figures.ts'
import { serveFolder } from './serveFolder.ts'

/** A phone of the middle class beside this machine. */
const SLOWER = 4
/** How long changes of the results are waited for after a keystroke, in ms. */
const WATCHED = 400
const TYPED = ['coaching', 'a quiet team', 'resilience', 'feedbck', 'measure what', 'new manager']

interface View {
  name: string
  path: string
  /** What is typed into, and what shows the results. */
  box: string
  results: string
  open?: (page: Page) => Promise<void>
}

const VIEWS: readonly View[] = [
  {
    // What the machine takes for a keystroke that changes nothing.
    name: 'plain text box (floor)',
    path: paths.about,
    box: '#plain',
    results: '#plain',
    open: (page) =>
      page.evaluate(() => {
        const box = document.createElement('input')
        box.id = 'plain'
        document.querySelector('main')?.prepend(box)
      }),
  },
  { name: 'module catalogue', path: paths.modules, box: 'main input[type=search]', results: '#modules' },
  { name: 'article listing', path: paths.articles, box: 'main input[type=search]', results: '#all-articles' },
  {
    name: 'search of the site',
    path: paths.about,
    box: 'dialog input',
    results: 'dialog',
    open: (page) => page.keyboard.press('Control+k'),
  },
]

/**
 * Types into the searches of a built site, in Chromium on a CPU four times slower, and measures from each keystroke to
 * the frame that shows its last change of the results.
 * @param folder such as "dist/client"
 * @returns a Markdown table
 */
export async function benchKeystrokes(folder: string): Promise<string> {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const rows: string[][] = []
  for (const view of VIEWS) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const times = await typeInto(page, site.origin, view)
    const cell = (share: number) => percentile(times, share).toFixed(0)
    const within = times.filter((time) => time <= 50).length / times.length
    rows.push([view.name, String(times.length), cell(0.5), cell(0.95), `${(100 * within).toFixed(0)} %`])
    await page.close()
  }
  await browser.close()
  site.close()
  return markdownTable(['view', 'keystrokes', 'p50 ms', 'p95 ms', 'within 50 ms'], rows)
}

async function typeInto(page: Page, origin: string, view: View): Promise<number[]> {
  await page.goto(origin + view.path, { waitUntil: 'networkidle' })
  await view.open?.(page)
  const box = page.locator(view.box)
  // Once at full speed, so that library and index are there: the first fetch is another figure.
  await box.fill('leadership')
  await page.waitForTimeout(2_000)
  await box.fill('')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // tsx wraps named functions in a helper of its own, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  await page.evaluate(watch, { results: view.results, box: view.box, watched: WATCHED })
  for (const text of TYPED) {
    for (const character of text) {
      await box.press(character === ' ' ? 'Space' : character)
      await page.waitForTimeout(WATCHED + 100)
    }
    await box.fill('')
    await page.waitForTimeout(WATCHED + 100)
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  // Clearing the box is no keystroke, but an input event all the same: every text ends with one.
  let at = 0
  return TYPED.flatMap((text) => {
    const part = times.slice(at, at + text.length)
    at += text.length + 1
    return part
  })
}

/** Runs in the page: notes for each input event how long it took until its last change was painted. */
function watch({ results, box, watched }: { results: string; box: string; watched: number }): void {
  const times: number[] = []
  Object.assign(window, { times })
  let painted = 0
  const paint = () =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        painted = performance.now()
      }
      channel.port2.postMessage(0)
    })
  const region = document.querySelector(results)
  if (region)
    // Not the attributes: cards that glide to their new places are on screen already.
    new MutationObserver(paint).observe(region, { childList: true, subtree: true, characterData: true })
  document.querySelector(box)?.addEventListener(
    'input',
    (event) => {
      const { timeStamp } = event
      paint()
      setTimeout(() => times.push(painted - timeStamp), watched)
    },
    { capture: true },
  )
}
