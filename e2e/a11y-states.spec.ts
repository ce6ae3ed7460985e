import type { Page } from '@playwright/test'
import { fillInquiry, sender } from './support/fillInquiry.ts'
import { findViolations } from './support/findViolations.ts'
import { demoDialog, demoLinks, searchDialog, toasts } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the search is accessible with marked results and with none', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  const dialog = searchDialog(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the search without a word')
  await dialog.getByRole('combobox').fill('feedback')
  await expect(dialog.locator('mark').first()).toBeVisible()
  await expectAccessible(page, 'the results')
  await dialog.getByRole('combobox').fill('xylophone zzzz')
  await expect(dialog).toContainText('We found no page for')
  await expectAccessible(page, 'the search that finds nothing')
})

test('the menus and the bar of phones are accessible', async ({ page }) => {
  await openPage(page, '/leadership/a1')
  for (const name of ['Solutions', 'Platforms']) {
    const button = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page, name, [DESKTOP])
  }
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible(page, 'the drawer', [PHONE])
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  await expect(page.getByRole('complementary', { name: 'Book Demo' })).toBeVisible()
  await expectAccessible(page, 'the bar', [PHONE])
})

test('the demo dialog is accessible when empty, with errors and after it was sent', async ({ page }) => {
  await openPage(page, '/')
  await demoLinks(page).first().click()
  const dialog = demoDialog(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the empty form')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAccessible(page, 'the form with errors')
  await fillInquiry(dialog, sender('Accessible Ltd'))
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(toasts(page)).toContainText('Demo Request Submitted!')
  await expectAccessible(page, 'the confirmation')
})

test('lists are accessible with their filters open and with nothing in them', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/fast-track-modules')
  await page.getByRole('button', { name: /^Audience/ }).click()
  await expect(page.getByRole('button', { name: 'All Audiences', exact: true })).toBeVisible()
  await expectAccessible(page, 'the open filters', [PHONE])
  for (const [path, message] of [
    ['/fast-track-modules', 'No modules found matching your criteria.'],
    ['/resources/articles', 'No articles found matching your criteria.'],
  ] as const) {
    await openPage(page, `${path}?q=xylophone`)
    await expect(page.getByText(message)).toBeVisible()
    await expectAccessible(page, `${path} with nothing in it`)
  }
})

async function expectAccessible(page: Page, what: string, sizes = [PHONE, DESKTOP]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await findViolations(page), `${what} at ${size.width} px`).toEqual([])
  }
}
