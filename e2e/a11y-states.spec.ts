import type { Locator } from '@playwright/test'
import { fillInquiry, sender } from './support/fillInquiry.ts'
import { findCutText } from './support/findCutText.ts'
import { findViolations } from './support/findViolations.ts'
import { demoDialog, demoLinks, searchDialog, toasts } from './support/locators.ts'
import { DESKTOP, openPage, PHONE } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { openTextSize } from './support/textSize.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the search is accessible with marked results and with none', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  const dialog = searchDialog(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(dialog, 'the search without a word')
  await dialog.getByRole('combobox').fill('feedback')
  await expect(dialog.locator('mark').first()).toBeVisible()
  await expectAccessible(dialog, 'the results')
  await dialog.getByRole('combobox').fill('xylophone zzzz')
  await expect(dialog).toContainText('We found no page for')
  await expectAccessible(dialog, 'the search that finds nothing')
})

test('the menus and the bar of phones are accessible', async ({ page }) => {
  await openPage(page, '/leadership/a1')
  const header = page.getByRole('banner')
  for (const name of ['Solutions', 'Platforms']) {
    const button = header.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(header, name, [DESKTOP])
  }
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await expectAccessible(drawer, 'the drawer', [PHONE])
  await page.keyboard.press('Escape')
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2))
  const bar = page.getByRole('complementary', { name: 'Book Demo' })
  await expect(bar).toBeVisible()
  await expectAccessible(page.locator('body'), 'the page with the bar', [PHONE])
  // Beside the button of the header it would only take room, of which a phone on its side has little.
  await page.setViewportSize({ width: 667, height: 375 })
  await expect(bar).toBeHidden()
})

test('the demo dialog is accessible when empty, with errors and after it was sent', async ({ page }) => {
  await openPage(page, '/')
  await demoLinks(page).first().click()
  const dialog = demoDialog(page)
  await expect(dialog).toBeVisible()
  await expectAccessible(dialog, 'the empty form')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAccessible(dialog, 'the form with errors')
  await fillInquiry(dialog, sender('Accessible Ltd'))
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(toasts(page)).toContainText('Demo Request Submitted!')
  await expectAccessible(toasts(page), 'the confirmation')
})

test('lists are accessible with their filters open and with nothing in them', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, '/fast-track-modules')
  await page.getByRole('button', { name: /^Audience/ }).click()
  await expect(page.getByRole('button', { name: 'All Audiences', exact: true })).toBeVisible()
  await expectAccessible(page.getByRole('main'), 'the open filters', [PHONE])
  for (const [path, message] of [
    ['/fast-track-modules', 'No modules found matching your criteria.'],
    ['/resources/articles', 'No articles found matching your criteria.'],
  ] as const) {
    await openPage(page, `${path}?q=xylophone`)
    await expect(page.getByText(message)).toBeVisible()
    await expectAccessible(page.getByRole('main'), `${path} with nothing in it`)
  }
})

/** Looks at what a state of a page consists of; crawl.spec.ts looks at the pages themselves in the same way. */
async function expectAccessible(part: Locator, what: string, sizes = [PHONE, DESKTOP]): Promise<void> {
  const page = part.page()
  for (const size of sizes) {
    await page.setViewportSize(size)
    expect(await findViolations(part), `${what} at ${size.width} px`).toEqual([])
    if (size !== PHONE) continue
    const setTextSize = await openTextSize(page)
    await setTextSize(32)
    expect(await part.evaluate(findCutText), `${what} at 200 %: cut off`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(
      size.width,
    )
    const icons = part.locator('svg[width]').filter({ visible: true })
    const small = await icons.evaluateAll((all) => all.filter(({ clientWidth }) => clientWidth < 32).length)
    expect(small, `icons of ${what} that don't grow with the text`).toBe(0)
    await setTextSize(16)
  }
}
