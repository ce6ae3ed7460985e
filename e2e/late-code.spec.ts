import type { CDPSession, Page } from '@playwright/test'
import { type LateChunk, lateChunks } from './support/lateChunks.ts'
import { openPage } from './support/openPage.ts'
import { serveBlankPage } from './support/serveBlankPage.ts'
import { expect, test } from './support/test.ts'
import { touchEverything } from './support/touchEverything.ts'
import { waitForHydration } from './support/waitForHydration.ts'

test.use({
  expectedProblems: /ERR_FAILED|ERR_INTERNET_DISCONNECTED|status 404|status of 404|Failed to fetch/,
})

/** One page of each kind, those with the most lazily loaded code first. */
const KINDS = [
  '/impact',
  '/resources/articles',
  '/fast-track-modules',
  '/platforms/ai-arena',
  '/strategy/short-form',
  '/resources',
  '/resources/articles/building-resilient-leaders',
  '/contact',
  '/leadership/a1',
  '/fast-track-modules/feedback-that-lands',
  '/',
]

const mainText = async (page: Page) => (await page.locator('main').innerText()).length

/** Prepares a page for `expectTextWithout`. */
async function openBrowser(page: Page, site: string): Promise<CDPSession> {
  await serveBlankPage(page, site)
  await page.addInitScript(() => {
    // Skip the pause before the retry.
    const later = window.setTimeout
    window.setTimeout = ((call: () => void, ms?: number) =>
      later(call, ms === 2_000 ? 0 : ms)) as typeof setTimeout
  })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  return browser
}

/**
 * Opens a page without some of its lazily loaded files, uses all controls, and expects a working page, or the one
 * that a control leads to.
 */
async function expectTextWithout(
  page: Page,
  browser: CDPSession,
  route: string,
  chunks: LateChunk[],
): Promise<void> {
  // The last navigation may still be under way, which would abort this. Nothing else of the last visit stays.
  await expect(() => page.goto('/blank')).toPass()
  await page.evaluate(() => sessionStorage.clear())
  // Unlike `page.route`, this leaves the browser its cache, so that a page does not fetch everything again.
  await browser.send('Network.setBlockedURLs', { urls: chunks.map(({ file }) => `*/${file}`) })
  await page.goto(route)
  await waitForHydration(page)
  const before = await mainText(page)
  await touchEverything(page)
  await new Promise((resolve) => setTimeout(resolve, 300))
  const least = () => (new URL(page.url()).pathname === route ? 0.5 * before : 300)
  await expect
    .poll(async () => (await mainText(page)) - least(), {
      message: `${route} without ${chunks.map(({ name }) => name)}`,
    })
    .toBeGreaterThan(0)
}

/** The lazily loaded files assigned to this page first, and the rest of its lazily loaded files. */
const lateFiles = KINDS.map((route, index) => {
  const seen = new Set(
    KINDS.slice(0, index).flatMap((earlier) => lateChunks(earlier).map(({ file }) => file)),
  )
  const chunks = lateChunks(route)
  return {
    route,
    own: chunks.filter(({ file }) => !seen.has(file)),
    shared: chunks.filter(({ file }) => seen.has(file)),
  }
})

for (const { route, own, shared } of lateFiles) {
  test(`${route} keeps its text whichever late file is missing`, async ({ page, site }) => {
    test.setTimeout(240_000)
    const browser = await openBrowser(page, site.url)
    for (const chunk of own) await expectTextWithout(page, browser, route, [chunk])
    // Each was already tested individually on another page.
    if (shared.length > 0) await expectTextWithout(page, browser, route, shared)
  })
}

test.describe('after a release under an open tab', () => {
  const everythingGone = (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))

  test('Book a Demo leads to the form', async ({ page }) => {
    await openPage(page, '/leadership/a1')
    await everythingGone(page)
    await page.locator('main').getByRole('link', { name: 'Book a Demo' }).first().click()
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

  test('the newsletter leads to the contact form, and leaves the page with the address open', async ({
    page,
  }) => {
    await openPage(page, '/resources')
    await everythingGone(page)
    const field = page.getByRole('region', { name: 'Stay Updated' }).getByRole('textbox')
    await field.fill('asha@example.com')
    const opened = page.context().waitForEvent('page')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(await opened).toHaveURL('/contact?topic=newsletter')
    await expect(field).toHaveValue('asha@example.com')
  })

  test('a form that nobody has begun is posted by the browser', async ({ page, mailbox }) => {
    await page.goto('/contact')
    await waitForHydration(page)
    await everythingGone(page)
    await page.getByRole('textbox', { name: 'Full Name' }).first().fill('Asha Rao')
    await page.getByRole('textbox', { name: 'Work Email' }).first().fill('asha@example.com')
    await page.getByRole('textbox', { name: 'Company', exact: true }).first().fill('No Code Ltd')
    await page.getByRole('combobox', { name: 'Company Size' }).first().selectOption('1-50')
    await page.getByRole('textbox', { name: 'Message' }).fill('Plain')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact\?sent=contact/)
    await mailbox.waitFor(({ text }) => text?.includes('No Code Ltd') ?? false)
  })
})

test.describe('without a connection', () => {
  test('a control says so, loses nothing, and works when the connection is back', async ({
    page,
    context,
  }) => {
    await openPage(page, '/leadership/a1')
    await context.setOffline(true)
    const book = page.locator('main').getByRole('link', { name: 'Book a Demo' }).first()
    await book.click()
    await expect(page.getByText('This couldn’t be loaded. Please check your connection')).toBeVisible()
    expect(await mainText(page)).toBeGreaterThan(3_000)
    await context.setOffline(false)
    await book.click()
    await expect(page.getByRole('dialog', { name: 'Book Your Demo' })).toBeVisible()
  })

  test('a cut of a second and a half is bridged', async ({ page, context }) => {
    await openWithStoppedClock(page, '/about')
    await context.setOffline(true)
    const lost = page.waitForEvent('requestfailed')
    await page.locator('main').getByRole('link', { name: 'Book a Demo' }).first().click()
    await lost
    await page.clock.runFor(1_500)
    await context.setOffline(false)
    await page.clock.resume()
    await expect(page.getByRole('dialog', { name: 'Book Your Demo' })).toBeVisible()
  })

  test('the search keeps what is typed until the connection is back', async ({ page, context }) => {
    await openWithStoppedClock(page, '/about')
    await context.setOffline(true)
    await page.keyboard.press('/')
    await page.keyboard.type('coach')
    const box = page.getByRole('combobox', { name: 'Search the site' })
    await expect(box).toHaveValue('coach')
    await context.setOffline(false)
    await page.clock.resume()
    await expect(page.getByRole('option').first()).toBeVisible()
  })
})

/** On a busy machine, more time than the pause before the second attempt may pass between two lines of a test. */
async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await openPage(page, path)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}
