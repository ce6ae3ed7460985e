import type { Page } from '@playwright/test'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

/** Notes what the browser carries from one page to the next, from now on. */
const watchTransitions = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    const carried: string[] = []
    Object.assign(window, { carried })
    document.startViewTransition = (update) => {
      const transition = start(update)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement) carried.push(effect.pseudoElement)
      })
      return transition
    }
  })
const carried = (page: Page) => page.evaluate(() => (window as unknown as { carried: string[] }).carried)

const followCard = async (page: Page) => {
  await openPage(page, '/fast-track-modules')
  await watchTransitions(page)
  await page.locator('main article a').first().click()
  await expect(page).toHaveURL(/\/fast-track-modules\/./)
  await expect(page.locator('h1')).toBeFocused()
}

const bars = (page: Page) => page.locator('main ol > li > .bar')
const widths = (page: Page) =>
  bars(page).evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().width)))

test('the picture of a card grows into the page that it leads to', async ({ page }) => {
  await followCard(page)
  await expect.poll(() => carried(page)).toContain('::view-transition-group(picture)')
  // Nothing is left that the next step would take for a card.
  await expect(page.locator('main img[style*="view-transition"]')).toHaveCount(0)
})

test('bars of weeks fill on the way up and stay as long as their weeks', async ({ page }) => {
  await page.goto('/leadership/a1')
  await waitForHydration(page)
  expect(Math.max(...(await widths(page)))).toBeLessThanOrEqual(1)
  await bars(page)
    .first()
    .evaluate((bar) => bar.scrollIntoView({ block: 'center' }))
  await expect.poll(async () => Math.min(...(await widths(page)))).toBeGreaterThan(100)
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.emulateMedia({ media: 'print' })
  expect(await bars(page).evaluateAll((all) => all.map((bar) => getComputedStyle(bar).transform))).toEqual(
    Array(await bars(page).count()).fill('none'),
  )
})

test('nothing moves for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/leadership/a1')
  await waitForHydration(page)
  expect(Math.min(...(await widths(page)))).toBeGreaterThan(100)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await followCard(page)
  expect(await carried(page)).toEqual([])
})
