import type { Page } from '@playwright/test'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

const inHeader = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).locator(':scope > ul > li > [aria-current]')

/** Pages, the header entry they belong to, and the drawer links. */
const places = [
  { path: '/solutions', entry: 'Solutions', drawer: ['Solutions', 'Solutions overview'] },
  { path: '/leadership/a1', entry: 'Solutions', drawer: ['Solutions', 'Leadership Development'] },
  {
    path: '/fast-track-modules/feedback-that-lands',
    entry: 'Solutions',
    drawer: ['Solutions', 'Performance accelerators'],
  },
  { path: '/short-form-programs', entry: 'Solutions', drawer: ['Solutions'] },
  { path: '/platforms/leap', entry: 'Platforms', drawer: ['Platforms', 'LEAP'] },
  { path: '/resources/articles/put-the-decision-first', entry: 'Resources', drawer: ['Resources'] },
] as const

for (const { path, entry, drawer } of places) {
  test(`${path} says in header and drawer that it belongs to ${entry}`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    await expect(inHeader(page)).toHaveText([entry])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' }).locator('[aria-current]')).toHaveText([...drawer])
  })
}

test('on a phone Book Demo is in view as soon as the drawer is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const demo = page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Book Demo' })
  await expect(demo).toBeInViewport({ ratio: 1 })
})
