import type { Page } from '@playwright/test'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

const dialogs = (page: Page) => page.locator('dialog[open]')

const OPENERS = {
  'the demo dialog': (page: Page) => page.getByRole('banner').getByTestId('button-demo').first().click(),
  'the search': (page: Page) => page.keyboard.press('/'),
  'a legal text': (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click(),
}

test('closes any dialog and stays on the page', async ({ page }) => {
  await openPage(page, '/about')
  for (const open of Object.values(OPENERS)) {
    await open(page)
    await expect(dialogs(page)).toHaveCount(1)
    await page.goBack()
    await expect(dialogs(page)).toHaveCount(0)
    await expect(page).toHaveURL('/about')
  }
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('closes one of two dialogs at a time', async ({ page }) => {
  await openPage(page, '/about')
  await OPENERS['the demo dialog'](page)
  const privacy = page.getByRole('dialog').getByRole('link', { name: 'Privacy Policy' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await privacy.click()
    await expect(dialogs(page)).toHaveCount(2)
    await close()
    await expect(dialogs(page)).toHaveCount(1)
  }
  await page.goBack()
  await expect(dialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL('/about')
})

test('leads from a page opened in a dialog to the page below it', { tag: '@cross-browser' }, async ({
  page,
}) => {
  await openPage(page, '/about')
  await page.keyboard.press('/')
  await page.keyboard.type('feedback that lands')
  await expect(page.getByRole('option', { name: /^Feedback That Lands/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/feedback-that-lands/)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialogs(page)).toHaveCount(0)
})

test('never leaves the page because dialogs were opened and closed in haste', async ({ page }) => {
  await openPage(page, '/about')
  // Load the code of both first, so that rapid input isn't delayed.
  for (const open of [OPENERS['the search'], OPENERS['the demo dialog']]) {
    await open(page)
    await expect(dialogs(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialogs(page)).toHaveCount(0)
  }
  await page.evaluate(async () => {
    const demo = document.querySelector<HTMLElement>('header [data-testid="button-demo"]')
    const search = document.querySelector<HTMLElement>('header [aria-keyshortcuts]')
    for (let round = 0; round < 20; round++) {
      ;(round % 2 ? demo : search)?.click()
      await new Promise((resolve) => setTimeout(resolve, round % 5))
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      await new Promise((resolve) => setTimeout(resolve, round % 3))
    }
  })
  // The last dialog may open, and the last navigation may end, only after the last click has returned.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(dialogs(page)).toHaveCount(0, { timeout: 500 })
    expect(await page.evaluate(() => window.history.state?.overlay)).toBeUndefined()
  }).toPass()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('returns the focus to the link that was followed', async ({ page }) => {
  await openPage(page, '/')
  const link = page.locator('main a[href="/platforms/leap"]')
  await link.press('Enter')
  await expect(page).toHaveURL('/platforms/leap')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
