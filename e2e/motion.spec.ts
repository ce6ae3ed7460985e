import type { Page } from '@playwright/test'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

const BARS = 3
const bars = (page: Page) => page.locator('main ol > li > .bar')
const widths = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)))

/** As wide as they are laid out, whatever moves. */
const whole = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => (bar as HTMLElement).offsetWidth))

test('bars of weeks fill on the way up and stay as long as their weeks', async ({ page }) => {
  await page.goto('/leadership/a1')
  await waitForHydration(page)
  await expect(bars(page)).toHaveCount(BARS)
  expect(Math.max(...(await widths(page)))).toBeLessThanOrEqual(1)
  await bars(page)
    .first()
    .evaluate((bar) => bar.scrollIntoView({ block: 'center' }))
  expect(Math.min(...(await whole(page)))).toBeGreaterThan(80)
  await expect.poll(() => widths(page)).toEqual(await whole(page))
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.emulateMedia({ media: 'print' })
  expect(await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transform))).toEqual(
    Array(await bars(page).count()).fill('none'),
  )
})

test('the stems of the success metrics rise once they come into view', async ({ page }) => {
  await page.goto('/leadership')
  await waitForHydration(page)
  const stems = page.locator('main .stem')
  const heights = () =>
    stems.evaluateAll((all) => all.map((stem) => Math.round(stem.getBoundingClientRect().height)))
  await expect(stems).toHaveCount(4)
  expect(Math.max(...(await heights()))).toBeLessThanOrEqual(1)
  await stems.first().evaluate((stem) => stem.scrollIntoView({ block: 'center' }))
  const whole = () => stems.evaluateAll((all) => all.map((stem) => (stem as HTMLElement).offsetHeight))
  await expect.poll(async () => (await heights())[0]).toBe((await whole())[0])
})

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/leadership/a1')
  await waitForHydration(page)
  await expect(bars(page)).toHaveCount(BARS)
  expect(Math.min(...(await whole(page)))).toBeGreaterThan(80)
  expect(await widths(page)).toEqual(await whole(page))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
