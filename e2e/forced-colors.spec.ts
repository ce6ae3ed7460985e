import type { Locator } from '@playwright/test'
import { openCalculator } from './support/calculator.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }))

test('the logo can be seen on the ground of the system', async ({ page }) => {
  await page.goto('/contact')
  for (const [colorScheme, tone] of [
    ['light', 'color'],
    ['dark', 'white'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    for (const role of ['banner', 'contentinfo'] as const) {
      await expect(page.getByRole(role).locator('img').filter({ visible: true })).toHaveCount(1)
      await expect(page.getByRole(role).locator(`[data-tone="${tone}"]`).first()).toBeVisible()
    }
  }
})

test('what is chosen is distinguishable', async ({ page }) => {
  await openPage(page, '/fast-track-modules?category=Change+%26+Resilience')
  await expectFilled(page.getByRole('button', { name: /^Change & Resilience/ }))
  await expectFilled(page.getByRole('button', { name: /^All Audiences/ }))
  await openPage(page, '/resources/articles')
  await expectFilled(page.getByRole('link', { name: 'All Categories', exact: true }))
  await openCalculator(page)
  await expectFilled(page.getByRole('button', { name: 'Middle' }))
  await openPage(page, '/contact')
  await expectFilled(page.getByRole('tab', { selected: true }))
})

test('the selected result is distinguishable', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('feedback')
  const options = page.getByRole('option')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await expectOutlined(options.first(), options.nth(1))
  await page.keyboard.press('ArrowDown')
  await expectOutlined(options.nth(1), options.first())
  // A dialog has an edge.
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '2px')
})

test('drawings made of backgrounds are kept', async ({ page }) => {
  await openPage(page, '/coaching')
  const bar = page.locator('main .bar span').first()
  expect(await bar.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)).toBe(
    await page.evaluate(() => getComputedStyle(document.body).color),
  )
})

async function expectFilled(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  await expect.poll(() => control.evaluate(compareWithSystem)).toEqual({ ground: true, text: true })
}

/** Runs in the page: whether an element has the system's colors of a selected one. */
function compareWithSystem(element: Element) {
  const sample = document.body.appendChild(document.createElement('i'))
  sample.style.cssText = 'forced-color-adjust: none; background: SelectedItem; color: SelectedItemText'
  const { backgroundColor, color } = getComputedStyle(element)
  const system = getComputedStyle(sample)
  const same = { ground: backgroundColor === system.backgroundColor, text: color === system.color }
  sample.remove()
  return same
}

async function expectOutlined(chosen: Locator, other: Locator): Promise<void> {
  await expect(chosen).toHaveCSS('outline-style', 'solid')
  await expect(other).toHaveCSS('outline-style', 'none')
}
