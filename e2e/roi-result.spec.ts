import type { Locator, Page } from '@playwright/test'
import { calculator, multiple, openCalculator } from './support/calculator.ts'
import { expect, sharedPageTest, test } from './support/test.ts'

const HEADER = 80

/** Position of an element in the window. */
async function placeOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on the page')
  return { top: box.y, bottom: box.y + box.height, height: box.height }
}

const bar = (page: Page) => calculator(page).getByRole('link', { name: /pays back|Not up to date/ })

/** Tabs through all fields, from first to last. */
async function eachField(page: Page, look: (input: Locator) => Promise<void>) {
  const inputs = calculator(page).getByRole('textbox')
  await inputs.first().focus()
  for (const input of await inputs.all()) {
    await expect(input).toBeFocused()
    await look(input)
    await page.keyboard.press('Tab')
  }
}

for (const [width, height] of [
  [1440, 900],
  [1280, 720],
] as const) {
  sharedPageTest(`beside the fields the result stays in view at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openCalculator(page)
    await eachField(page, async () => {
      await expect(multiple(page)).toBeInViewport({ ratio: 1 })
      expect((await placeOf(multiple(page))).top).toBeGreaterThanOrEqual(HEADER)
    })
    await calculator(page).getByLabel('Months counted').fill('9')
    await expect(multiple(page)).toHaveText('1.6x')
    await expect(multiple(page)).toBeInViewport({ ratio: 1 })
    await expect(calculator(page).getByText('Breaks even if you credit')).toBeInViewport({ ratio: 1 })
    await expect(bar(page)).toBeHidden()
  })
}

for (const [width, height] of [
  [390, 844],
  [768, 1024],
] as const) {
  sharedPageTest(`below the fields a line of it stays in view at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openCalculator(page)
    await eachField(page, async (input) => {
      const figure = await placeOf(multiple(page))
      const seen = figure.top >= HEADER && figure.bottom <= height
      // One of the two is in view, never both.
      if (seen) await expect(bar(page)).not.toBeInViewport()
      else await expect(bar(page)).toBeInViewport({ ratio: 1 })
      const [line, field] = [await placeOf(bar(page)), await placeOf(input)]
      expect(field.bottom).toBeLessThanOrEqual(line.top)
      expect(field.top).toBeGreaterThanOrEqual(HEADER)
      expect(line.height).toBeLessThanOrEqual(60)
    })
    await calculator(page).getByLabel('Months counted').fill('9')
    await expect(bar(page)).toHaveText('1.6x pays back in 5.7 months')
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
    await calculator(page).getByLabel('Share of the gains').fill('0')
    await expect(bar(page)).toHaveText('0.0x never pays back')
    const edges = await bar(page).boundingBox()
    expect([edges?.x, edges?.width]).toEqual([0, width])
    await bar(page).click()
    await expect(multiple(page)).toBeInViewport()
    await expect(bar(page)).not.toBeInViewport()
    await expect(calculator(page).getByRole('heading', { name: 'Result' })).toBeFocused()
  })
}

sharedPageTest('above a keyboard on the screen the line stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openCalculator(page)
  await calculator(page).getByLabel('Leaders taking part').focus()
  // An on-screen keyboard shrinks the visual viewport, but not the window.
  await page.evaluate(() => Object.defineProperty(window.visualViewport, 'height', { value: 500 }))
  // The line listens only a moment after the fields are there.
  await expect(async () => {
    await page.evaluate(() => window.visualViewport?.dispatchEvent(new Event('resize')))
    expect((await placeOf(bar(page))).bottom).toBeLessThanOrEqual(500)
  }).toPass()
})

test('with text of twice the size nothing is cut off', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openCalculator(page)
    const frame = await calculator(page).locator('.fields').boundingBox()
    const rows = await calculator(page)
      .getByRole('row')
      .evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().right)))
    expect(Math.max(...rows)).toBeLessThanOrEqual(Math.round((frame?.x ?? 0) + (frame?.width ?? 0)))
    await calculator(page).getByLabel('Faster succession').focus()
    // For such text, a wide window has as little room as a phone for normal text.
    await expect(bar(page)).toBeInViewport({ ratio: 1 })
  }
})
