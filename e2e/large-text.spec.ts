import type { Page } from '@playwright/test'
import { findCutText } from './support/findCutText.ts'
import { demoDialog, demoLinks, searchDialog } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'
import { openTextSize } from './support/textSize.ts'

// Text at 200 %, on a phone of the same width (WCAG 1.4.4); crawl.spec.ts looks at the pages themselves.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await (await openTextSize(page))(32)
})

test('no text is cut off in what opens over the page', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectWhole(page, 'the menu')
  await page.getByRole('button', { name: 'Close menu' }).click()

  await demoLinks(page).first().click()
  const demo = demoDialog(page)
  await demo.getByRole('button', { name: 'Submit Request' }).click()
  await expect(demo.getByRole('alert')).toBeVisible()
  await expectWhole(page, 'the form')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  const search = searchDialog(page)
  await search.getByRole('combobox').fill('feedback')
  await expect(search.getByRole('option').first()).toBeVisible()
  await expectWhole(page, 'the search')
})

async function expectWhole(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(findCutText), `texts of ${what} that are cut off`).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${what}`).toBe(390)
}
