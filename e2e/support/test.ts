import { test as base, type Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { serveBlankPage } from './serveBlankPage.ts'
import { type Mailbox, startMailbox } from './startMailbox.ts'
import { type Site, startSite } from './startSite.ts'
import { watchPages } from './watchPages.ts'

export { expect } from '@playwright/test'

/** What the browser reports when a page is missing as intended: a 404 page itself, or `gone` in the address. */
export const notFoundProblems =
  /^status 404: .*(\/404\.html|\/gone.*)$|^console: Failed to load resource: .* 404 /

interface TestFixtures {
  /**
   * Console messages and failed requests that this test causes intentionally, such as `console: … | status 404: …`.
   * Any other problem fails the test.
   */
  expectedProblems: RegExp
  guard: undefined
}

interface WorkerFixtures {
  /** The mails that this worker's server sent to sales. */
  mailbox: Mailbox
  /** The pages that the tests of this worker share, by their options. */
  sharedPages: Map<string, Page>
  /** This worker's server. A test that stops it must start it again. */
  site: Site
}

/** Every medium a test may emulate. */
const NO_EMULATION = {
  media: null,
  colorScheme: null,
  reducedMotion: null,
  forcedColors: null,
  contrast: null,
} as const

/** Runs in the page. */
function clearBlankPage() {
  if (location.pathname !== '/blank') throw new Error('The page went back')
  localStorage.clear()
  sessionStorage.clear()
}

/** Playwright's `test` with the real server of the built site, and a real SMTP server behind it. */
const siteTest = base.extend<object, WorkerFixtures>({
  mailbox: [
    // Playwright requires a destructured parameter even if nothing is used.
    async ({ browserName: _ }, use) => {
      const mailbox = await startMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],
  // Only tests with the same fixtures of workers run in one; for others, server and browser start again.
  sharedPages: [
    async ({ browserName: _ }, use) => {
      const pages = new Map<string, Page>()
      await use(pages)
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailbox }, use) => {
      const site = await startSite({
        SMTP_URL: mailbox.url,
        SALES_EMAIL: `sales@${brand.domain}`,
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_PER_HOUR: '0',
        RATE_LIMIT_TOTAL_PER_MINUTE: '0',
        RETRY_MIN_SECONDS: '1',
      })
      await use(site)
      await site.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

/** The same with a page that must not report any problem. */
export const test = siteTest.extend<TestFixtures>({
  baseURL: async ({ site }, use) => use(site.url),
  expectedProblems: [/^$/, { option: true }],
  guard: [
    async ({ context, browserName, expectedProblems }, use) => {
      const problems: string[] = []
      // Firefox and WebKit warn about themselves, not about the site.
      const levels = browserName === 'chromium' ? ['error', 'warning'] : ['error']
      const stop = watchPages(context, levels, problems)
      await use(undefined)
      stop()
      const unexpected = problems.filter((problem) => !expectedProblems.test(problem))
      base.expect(unexpected, 'problems that the pages reported').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * The same for tests that leave nothing behind but stored values, routes and emulated media. Those of a worker share a
 * page, because a new one compiles all scripts again, which takes half of the time of a visit. Scripts, clocks,
 * cookies and connections stay changed: such tests take `test`.
 */
export const sharedPageTest = test.extend({
  context: async (
    { browser, browserName, site, sharedPages, viewport, hasTouch, isMobile, javaScriptEnabled, baseURL: _ },
    use,
  ) => {
    if (browserName !== 'chromium') {
      const context = await browser.newContext()
      await context.newPage()
      await use(context)
      await context.close()
      return
    }
    const options = JSON.stringify({ viewport, hasTouch, isMobile, javaScriptEnabled })
    // A new context has the options of the test that opens it.
    const page = sharedPages.get(options) ?? (await (await browser.newContext()).newPage())
    if (!sharedPages.has(options)) await serveBlankPage(page, site.url)
    sharedPages.set(options, page)
    // Opened twice in a row, a page would be scrolled as before.
    // A dialog that the last test closed may still be going back in the history, which would abort this.
    await base
      .expect(async () => {
        await page.goto(`${site.url}/blank`)
        await page.evaluate(clearBlankPage)
      })
      .toPass()
    if (viewport) await page.setViewportSize(viewport)
    await page.emulateMedia(NO_EMULATION)
    await page.mouse.move(0, 0)
    await use(page.context())
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.context().clearPermissions()
  },
  page: async ({ context }, use) => {
    const [page] = context.pages()
    if (!page) throw new Error('The shared page was closed')
    await use(page)
  },
})
