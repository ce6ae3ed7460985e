import type { Locator } from '@playwright/test'
import { listingOf } from './support/articles.ts'
import { carouselOf } from './support/carousel.ts'
import { catalogOf } from './support/catalog.ts'
import { contrast, groundsOf, ringContrasts, textContrasts } from './support/contrast.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

/** WCAG 2.2, 1.4.3 for text and 1.4.11 for what is not text. */
const TEXT = 4.5
const PARTS = 3

/** The contrasts of all matching texts, at least one. */
async function readable(elements: Locator): Promise<void> {
  const ratios = await textContrasts(elements)
  expect(ratios.length).toBeGreaterThan(0)
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(TEXT)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('what the site search marks can be read, in the selected row too', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('feedback')
  const marks = page.getByRole('option').locator('mark')
  await expect(marks.first()).toBeVisible()
  await readable(page.getByRole('option', { selected: true }).locator('mark'))
  await readable(marks)
})

for (const [path, text] of [
  ['/fast-track-modules', 'feedback'],
  ['/resources', 'lead'],
  ['/resources/articles', 'lead'],
] as const) {
  test(`what is searched for on ${path} is marked and can be read`, async ({ page }) => {
    await openPage(page, path)
    await page.locator('main').getByRole('searchbox').first().fill(text)
    const marks = page.locator('main mark')
    await expect(marks.first()).toBeVisible()
    await readable(marks)
  })
}

test('a pressed filter stays readable under the pointer', async ({ page }) => {
  const { filters } = catalogOf(page)
  await openPage(page, '/fast-track-modules')
  for (const name of [/^All Categories/, /^Managers/]) {
    const pressed = filters.getByRole('button', { name })
    await pressed.click()
    await pressed.hover()
    await expect(pressed).toHaveAttribute('aria-pressed', 'true')
    await readable(pressed.locator('span'))
  }
})

test('a chosen chip stays readable under the pointer', async ({ page }) => {
  await openPage(page, '/resources')
  await choose(carouselOf(page).chip('Strategic Thinking'))
  await openPage(page, '/resources/articles')
  await choose(listingOf(page).chip('AI & Technology'))
  await choose(listingOf(page).chip('Saved'))

  async function choose(chip: Locator) {
    await chip.click()
    await chip.hover()
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await readable(chip.or(chip.locator('.count')))
  }
})

/** Together they contain every background and everything on it: buttons, links, cards, chips and fields. */
const GROUNDS = [
  '/',
  '/leadership/a1',
  '/strategy/storytelling',
  '/fast-track-modules/feedback-that-lands',
  '/platforms',
  '/platforms/ai-arena',
  '/impact',
  '/resources',
  '/resources/articles/building-resilient-leaders',
  '/contact',
]

test('the focus ring stands out from every ground', async ({ page }) => {
  const grounds = new Set<string>()
  const faint: string[] = []
  for (const path of GROUNDS) {
    await page.goto(path)
    await waitForHydration(page)
    // From here on the browser treats every focus as keyboard focus.
    await page.keyboard.press('Tab')
    const controls = page.locator('a[href], button, input, select, textarea, summary')
    for (const { ratio, ground, html } of await ringContrasts(controls.filter({ visible: true }))) {
      if (ratio < PARTS) faint.push(`${path}: ${ratio.toFixed(2)} ${html}`)
      grounds.add(ground)
    }
  }
  expect(faint).toEqual([])
  expect([...grounds]).toEqual(
    // Paper, sand, tint, blush, teal and coral.
    expect.arrayContaining([
      '252,249,244',
      '245,238,227',
      '227,242,238',
      '253,233,226',
      '11,58,61',
      '238,106,77',
    ]),
  )
})

test('a button that is pointed at differs from one at rest, and a pressed one from both', async ({
  page,
}) => {
  const faint: string[] = []
  for (const path of GROUNDS) {
    await openPage(page, path)
    for (const button of await page.getByTestId('button-demo').filter({ visible: true }).all()) {
      await button.scrollIntoViewIfNeeded()
      await page.mouse.move(0, 500)
      const [rest] = await groundsOf(button)
      await button.hover()
      const [pointed] = await groundsOf(button)
      if (!rest || !pointed || contrast(rest, pointed) < 1.2) faint.push(`${path}: ${rest} to ${pointed}`)
      await expect(button).toHaveCSS('box-shadow', 'none')
      await page.mouse.down()
      await expect(button).toHaveCSS('box-shadow', /inset/)
      await page.mouse.move(0, 500)
      await page.mouse.up()
    }
  }
  expect(faint).toEqual([])
})
