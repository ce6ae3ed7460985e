import { chromium, type Page } from '@playwright/test'
import { paths } from '#content/routes.ts'
import { ensureChromium } from '../findChromium.ts'
import { markdownTable, percentile } from './figures.ts'
import { serveFolder } from './serveFolder.ts'
import { type Answer, watchKeystrokes } from './watchKeystrokes.ts'

/** A phone of the middle class beside this machine. */
const SLOWER = 4
/** The first answer is to come within so many ms (design, point 7). */
const BAR = 50
/** So many visits are measured of each view. */
const VISITS = 5
/** How long changes of the results are waited for after a keystroke, in ms. */
const WATCHED = 400
const TYPED = ['coaching', 'resilience', 'feedbck', 'new manager']

const SCREENS = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
}

interface View {
  name: string
  path: string
  /** What is typed into, and what shows the results. */
  box: string
  results: string
  /** What is there only while results are: that something is being looked for is no answer. */
  answer?: string
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
    answer: 'dialog [role=option]',
    open: (page) => page.keyboard.press('Control+k'),
  },
]

/**
 * Types into the searches of a built site, in Chromium on a CPU four times slower, and measures from each input event to
 * the first frame and to the last one that show changed results. What the questions fetch stands in the browser's cache
 * (design, point 7), and the first use is left out. Each keystroke counts with the median of several visits, minutes apart:
 * a machine that has other things to do for a moment says nothing of the page.
 * @param folder such as "dist/client"
 * @returns a Markdown table
 */
export async function benchKeystrokes(folder: string): Promise<string> {
  const site = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const views = Object.entries(SCREENS).flatMap(([screen, viewport]) =>
    VIEWS.map((view) => ({ ...view, name: `${view.name}, ${screen}`, viewport, visits: [] as Answer[][] })),
  )
  for (let visit = 0; visit < VISITS; visit++)
    for (const view of views) {
      const page = await browser.newPage({ viewport: view.viewport })
      view.visits.push(await typeInto(page, site.origin, view))
      await page.close()
    }
  await browser.close()
  site.close()
  return markdownTable(
    [
      'view',
      'keystrokes',
      'p50 ms',
      'p95 ms',
      `within ${BAR} ms, %`,
      'of all visits, %',
      'all drawn, p95 ms',
    ],
    views.map(({ name, visits }) => {
      const first = medians(visits.map((answers) => answers.map(({ first }) => first)))
      const last = medians(visits.map((answers) => answers.map(({ last }) => last)))
      const every = visits.flatMap((answers) => answers.map(({ first }) => first))
      const cells = [percentile(first, 0.5), percentile(first, 0.95), within(first), within(every)]
      return [
        name,
        String(first.length),
        ...[...cells, percentile(last, 0.95)].map((cell) => cell.toFixed(0)),
      ]
    }),
  )
}

/** How many of the times lie within the bar, in percent. */
const within = (times: readonly number[]) => (100 * times.filter((time) => time <= BAR).length) / times.length

/** The median of what stands in the same place of each list. */
const medians = ([first = [], ...others]: readonly (readonly number[])[]) =>
  first.map((time, at) => percentile([time, ...others.flatMap((times) => times[at] ?? [])], 0.5))

async function typeInto(page: Page, origin: string, view: View): Promise<Answer[]> {
  const box = page.locator(view.box)
  const open = async () => {
    await page.goto(origin + view.path, { waitUntil: 'networkidle' })
    await view.open?.(page)
  }
  // Once at full speed, so that the cache holds all that is asked for: the first fetch is another figure.
  await open()
  for (const text of TYPED) {
    await box.pressSequentially(text, { delay: 40 })
    await page.waitForTimeout(500)
    await box.fill('')
  }
  await open()
  await box.fill('leadership')
  await page.waitForTimeout(2_000)
  await box.fill('')
  // The first letter is not to wait until the cleared list is drawn.
  await page.waitForTimeout(WATCHED + 100)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // tsx wraps named functions in a helper of its own, which the page does not have.
  await page.evaluate('globalThis.__name = (named) => named')
  const { results, answer = results } = view
  await page.evaluate(watchKeystrokes, { results, answer, box: view.box, watched: WATCHED })
  for (const text of TYPED) {
    for (const character of text) {
      // By the keyboard, not by the box: that would search the document for it at every letter.
      await page.keyboard.press(character === ' ' ? 'Space' : character)
      await page.waitForTimeout(WATCHED + 100)
    }
    await box.fill('')
    await page.waitForTimeout(WATCHED + 100)
  }
  const answers = await page.evaluate(() => (window as unknown as { answers: Answer[] }).answers)
  // Clearing the box is no keystroke, but an input event all the same: every text ends with one.
  let at = 0
  return TYPED.flatMap((text) => {
    const part = answers.slice(at, at + text.length)
    at += text.length + 1
    return part
  })
}
