import type { Page } from '@playwright/test'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForApp } from './support/waitForApp.ts'

const BARS = 3
const bars = (page: Page) => page.locator('main ol > li > .bar')
const widths = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)))

/** As wide as they are laid out, whatever moves. */
const whole = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => (bar as HTMLElement).offsetWidth))

test('bars of weeks fill on the way up and stay as long as their weeks', async ({ page }) => {
  await page.goto('/leadership/a1')
  await waitForApp(page)
  await expect(bars(page)).toHaveCount(BARS)
  expect(Math.max(...(await widths(page)))).toBeLessThanOrEqual(1)
  await bars(page)
    .first()
    .evaluate((bar) => bar.scrollIntoView({ block: 'center' }))
  expect(Math.min(...(await whole(page)))).toBeGreaterThan(80)
  await expect.poll(() => widths(page)).toEqual(await whole(page))
})

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/leadership/a1')
  await waitForApp(page)
  await expect(bars(page)).toHaveCount(BARS)
  expect(Math.min(...(await whole(page)))).toBeGreaterThan(80)
  expect(await widths(page)).toEqual(await whole(page))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})
