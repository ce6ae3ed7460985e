import type { Page } from '@playwright/test'
import { industriesPage } from '#content/industries.ts'
import { builtFileOf, lateFiles } from './support/builtFiles.ts'
import { fillInquiry, sender } from './support/fillInquiry.ts'
import { holdRequests } from './support/holdRequests.ts'
import { demoDialog, generalForm, searchDialog } from './support/locators.ts'
import { openPage, waitForApp } from './support/openPage.ts'
import { serveBlankPage } from './support/serveBlankPage.ts'
import { expect, test } from './support/test.ts'

test.use({
  expectedProblems: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status 404|status of 404|Failed to fetch/,
})

/** Together they load all late code; those with the most come first. */
const KINDS = [
  '/impact',
  '/resources/articles',
  '/fast-track-modules',
  '/platforms/ai-arena',
  '/strategy/short-form',
  '/resources',
  '/resources/articles/building-resilient-leaders',
  '/contact',
]
/** Files that are missing at a time. They come from all depths, so that some of the code that loads them is there. */
const MISSING = 4

/** Each late file once, at the first page that loads it. */
const visits = KINDS.flatMap((route, index) => {
  const seen = new Set(KINDS.slice(0, index).flatMap(lateFiles))
  const files = lateFiles(route).filter((file) => !seen.has(file))
  const count = Math.ceil(files.length / MISSING)
  return Array.from({ length: count }, (_, visit) => ({
    route,
    missing: files.filter((_, at) => at % count === visit),
  }))
})

const mainText = async (page: Page) => (await page.locator('main').innerText()).length
const everythingGone = (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
const firstDemoLink = (page: Page) => page.locator('main').getByRole('link', { name: 'Book a Demo' }).first()

/** Clicks every control that needs late code, until one navigates. */
async function clickControls(page: Page): Promise<void> {
  for (const selector of [
    '[data-testid="button-demo"]',
    'header a[aria-haspopup="dialog"]:not([data-testid])',
    'footer a[aria-haspopup="dialog"]',
    'main button[aria-label^="Next"]',
    'main button[aria-pressed]',
    'main form input',
  ]) {
    await page
      .evaluate((selector) => {
        const controls = [...document.querySelectorAll<HTMLElement>(selector)]
        controls.find((control) => control.checkVisibility())?.click()
      }, selector)
      .catch(() => undefined)
    await page.keyboard.press('Escape')
  }
}

test('pages keep their text whichever late files are missing', async ({ page, site }) => {
  await serveBlankPage(page, site.url)
  await page.addInitScript(() => {
    // Skip the pause before the retry.
    const later = window.setTimeout
    window.setTimeout = ((call: () => void, ms?: number) =>
      later(call, ms === 2_000 ? 0 : ms)) as typeof setTimeout
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  for (const { route, missing } of visits) {
    // The last navigation may still be under way, which would abort this. Nothing else of the last visit stays.
    await expect(() => page.goto('/blank')).toPass()
    await page.evaluate(() => sessionStorage.clear())
    // Unlike `page.route`, this leaves the browser its cache, so that a page does not fetch everything again.
    await browser.send('Network.setBlockedURLs', { urls: missing.map((file) => `*/${file}`) })
    await page.goto(route)
    await waitForApp(page)
    const before = await mainText(page)
    await clickControls(page)
    await expect(async () => {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
      const isSame = new URL(page.url()).pathname === route
      expect(await mainText(page)).toBeGreaterThan(isSame ? 0.5 * before : 300)
    }, `${route} without ${missing}`).toPass({ timeout: 20_000 })
  }
})

test.describe('after a release under an open tab', () => {
  test('Book a Demo leads to the form', async ({ page }) => {
    await openPage(page, '/leadership/a1')
    await everythingGone(page)
    await firstDemoLink(page).click()
    await expect(page).toHaveURL('/contact?tab=demo&topic=a1#book-demo')
    await expect(page.getByRole('heading', { name: 'Book Your Demo' })).toBeVisible()
  })

  test('the search leads to the list of articles with the words that were typed', async ({ page }) => {
    await openPage(page, '/about')
    await everythingGone(page)
    await page.keyboard.press('/')
    await page.keyboard.type('coach')
    await expect(page).toHaveURL('/resources/articles?q=coach')
  })

  test('a legal text opens where it stands, and a message that was begun stays', async ({ page }) => {
    await openPage(page, '/contact')
    await page.getByRole('textbox', { name: 'Message' }).fill('Forty managers')
    await everythingGone(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(page.locator('#privacy')).toBeInViewport()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Forty managers')
  })

  test('a form that nobody has begun is posted by the browser', async ({ page, mailbox }) => {
    await page.goto('/contact')
    await waitForApp(page)
    await everythingGone(page)
    await fillInquiry(generalForm(page), { ...sender('No Code Ltd'), Message: 'Plain' })
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact\?sent=contact/)
    await mailbox.waitFor('No Code Ltd')
  })
})

test.describe('without a connection', () => {
  test('a control says so, loses nothing, and works when the connection is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/leadership/a1')
    await context.setOffline(true)
    await firstDemoLink(page).click()
    await expect(page.getByText('This couldn’t be loaded. Please check your connection')).toBeVisible()
    expect(await mainText(page)).toBeGreaterThan(3_000)
    await context.setOffline(false)
    await firstDemoLink(page).click()
    await expect(demoDialog(page)).toBeVisible()
  })

  test('an app that had not started starts when the connection is back', async ({ page, context }) => {
    // Until its pictures are there, a page that nobody touches, not even with a pointer at rest, doesn't start the app.
    await holdRequests(page, '**/art/**')
    await page.addInitScript(() =>
      window.addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true),
    )
    await page.goto('/leadership/a1', { waitUntil: 'domcontentloaded' })
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    const refused: string[] = []
    page.on('requestfailed', (request) => request.method() === 'HEAD' && refused.push(request.url()))
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
    await expect.poll(() => refused.length, 'the first attempt and the second').toBe(2)
    await context.setOffline(false)
    await waitForApp(page)
    await firstDemoLink(page).click()
    await expect(demoDialog(page)).toBeVisible()
  })

  test('a short cut is bridged, in the search with what was typed', async ({ page, context }) => {
    await page.clock.install()
    await openPage(page, '/about')
    // On a busy machine, more time than the pause before the second attempt may pass between two lines of a test.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await context.setOffline(true)
    await page.keyboard.press('/')
    await page.keyboard.type('coach')
    await expect(searchDialog(page).getByRole('combobox')).toHaveValue('coach')
    await page.clock.runFor(1_500)
    await context.setOffline(false)
    await page.clock.resume()
    await expect(page.getByRole('option').first()).toBeVisible()
  })
})

test('a link that is followed before the app has taken over shows the next page, and only that', async ({
  page,
}) => {
  const entry = builtFileOf('virtual:vike:page-entry:client:/pages/about')
  const release = await holdRequests(page, `**/${entry}`)
  await page.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Industries' })
  await link.hover()
  // The router marks the history entry as its own once it has started.
  await page.waitForFunction(() => history.state?.vike)
  await link.click()
  release()
  await expect(page).toHaveURL('/industries')
  await expect(page).toHaveTitle(new RegExp(`^${industriesPage.head.title}`))
  await expect(page.getByRole('banner')).toHaveCount(1)
})
