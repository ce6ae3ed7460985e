import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

test('stay 5 seconds, at most one, are reached by F8, dismissed by hand and by a swipe to the right', async ({
  page,
}) => {
  await openPage(page, '/contact')
  const copy = page.getByRole('button', { name: 'Copy address' })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const shown = toasts(page)
  await copy.click()
  await copy.click()
  await expect(shown).toHaveCount(1)
  // The shortcut works a moment after the notice is there.
  await expect(async () => {
    await page.keyboard.press('F8')
    const list = page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')
    await expect(list).toBeFocused({ timeout: 500 })
  }).toPass()
  await shown.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(shown).toHaveCount(0)

  await copy.click()
  const box = await shown.first().boundingBox()
  if (!box) throw new Error('no toast')
  expect(box.width).toBeLessThanOrEqual(420)
  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 90, box.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(shown).toHaveCount(1)
  await page.mouse.move(box.x + 60, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, box.y + 20, { steps: 8 })
  await page.mouse.up()
  await expect(shown).toHaveCount(0)

  await page.mouse.move(10, 400)
  // Counts from before the click, so that a busy machine can only make it longer.
  const since = Date.now()
  await copy.click()
  await page.mouse.move(10, 400)
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveCount(0, { timeout: 20_000 })
  expect(Date.now() - since).toBeGreaterThanOrEqual(5000)
})
