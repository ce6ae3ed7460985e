import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

const bar = 'header >> nth=0'

test('a tap opens a menu and turns the header white, another closes it', async ({ page }) => {
  await openPage(page, '/')
  const trigger = page.getByRole('button', { name: 'Solutions' })
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Coaching Solutions' })
  await trigger.tap()
  await expect(link).toBeVisible()
  await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await trigger.tap()
  await expect(link).toBeHidden()
  await trigger.tap()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(trigger).toBeFocused()
  await trigger.tap()
  await link.tap()
  await expect(page).toHaveURL('/coaching')
})

test('a tap beside a menu closes it', async ({ page }) => {
  await openPage(page, '/')
  const trigger = page.getByRole('button', { name: 'Platforms' })
  await trigger.tap()
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await page.touchscreen.tap(100, 700)
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
})

test('the keyboard turns the header white as the pointer does', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('link', { name: 'Impact & ROI' }).first().focus()
  await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
