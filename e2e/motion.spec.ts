import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForApp } from './support/waitForApp.ts'

test('a dialog rises into view, and is there at once for those who want less motion', async ({ page }) => {
  for (const [reducedMotion, moving] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/leadership/a1')
    await waitForApp(page)
    await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect((await dialog.evaluate((element) => getComputedStyle(element).animationName)) !== 'none').toBe(
      moving,
    )
  }
})
