import type { Page } from '@playwright/test'
import { openCalculator } from './support/calculator.ts'
import { findCutText } from './support/findCutText.ts'
import { openPage } from './support/openPage.ts'
import { pageKinds } from './support/pageKinds.ts'
import { expect, test } from './support/test.ts'

// Text at 200 %, on a phone of the same width (WCAG 1.4.4).
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
})

const middle = Math.ceil(pageKinds.length / 2)
for (const [name, paths] of [
  ['first', pageKinds.slice(0, middle)],
  ['second', pageKinds.slice(middle)],
] as const) {
  test(`no text is cut off on the ${name} half of the kinds of pages`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true
      })
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expectWhole(page, path)
      const header = await page.getByRole('banner').boundingBox()
      expect(header?.height, `height of the header of ${path}`).toBeLessThanOrEqual(100)
    }
  })
}

test('no text is cut off in what opens over the page', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectWhole(page, 'the menu')
  await page.getByRole('button', { name: 'Close menu' }).click()

  await page.getByTestId('button-demo').filter({ visible: true }).first().click()
  const demo = page.getByRole('dialog', { name: 'Book Your Demo' })
  await demo.getByRole('button', { name: 'Submit Request' }).click()
  await expect(demo.getByText('Please enter your name.').or(demo.getByRole('alert')).first()).toBeVisible()
  await expectWhole(page, 'the form')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog', { name: 'Search the site' })
  await search.getByRole('combobox').fill('feedback')
  await expect(search.getByRole('option').first()).toBeVisible()
  await expectWhole(page, 'the search')
})

test('no number is cut off in the calculator', async ({ page }) => {
  await openCalculator(page)
  const cut = await page
    .getByRole('textbox')
    .evaluateAll((fields) =>
      fields.flatMap((field) =>
        field.scrollWidth > field.clientWidth ? [(field as HTMLInputElement).value] : [],
      ),
    )
  expect(cut).toEqual([])
  await expectWhole(page, 'the calculator')
})

async function expectWhole(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(findCutText), `texts of ${what} that are cut off`).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `width of ${what}`).toBe(390)
}
