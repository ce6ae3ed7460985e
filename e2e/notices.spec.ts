import { toasts } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/contact')
})

test('a notice is the only one, reached by F8 and dismissed, and the next one closes after 5 seconds', async ({
  page,
}) => {
  const copy = page.getByRole('button', { name: 'Copy address' })
  await copy.click()
  await copy.click()
  await expect(toasts(page)).toHaveCount(1)
  // The shortcut works a moment after the notice is there.
  await expect(async () => {
    await page.keyboard.press('F8')
    const list = page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')
    await expect(list).toBeFocused({ timeout: 500 })
  }).toPass()
  await toasts(page).getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(toasts(page)).toHaveCount(0)
  await page.clock.install()
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await copy.click()
  await page.mouse.move(10, 400)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(4_900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)
})

test('a notice is at most 420 px wide, and goes by a swipe to the right of 50 px', async ({ page }) => {
  await page.getByRole('button', { name: 'Copy address' }).click()
  const box = await toasts(page).first().boundingBox()
  if (!box) throw new Error('There is no notice')
  expect(box.width).toBeLessThanOrEqual(420)
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60 + distance, box.y + 20, { steps: 8 })
    await page.mouse.up()
  }
  await swipe(30)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(80)
  await expect(toasts(page)).toHaveCount(0)
})
