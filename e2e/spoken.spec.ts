import { isNotFoundRoute } from './support/listBuiltRoutes.ts'
import { notFoundProblems } from './support/notFoundProblems.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

test('a card says category and audience as two things', async ({ page }) => {
  await page.goto('/fast-track-modules')
  const card = page.getByRole('article').filter({ hasText: 'Steady in the Storm' })
  await expect(card.locator('.badges')).toHaveText('Change & Resilience, All Leaders')
})

test('a result of the site search is called by all the text that it shows', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Search' })
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('combobox').fill('feedback lands')
  const excerpt = page.getByRole('option').first().locator('span')
  await expect(excerpt).not.toBeEmpty()
  await expect(page.getByRole('option').first()).toHaveAccessibleName(
    new RegExp(((await excerpt.textContent()) ?? '').slice(0, 20)),
  )
})

for (const path of ['/contact', '/resources', '/resources/articles', '/fast-track-modules', '/404.html']) {
  test.describe(() => {
    if (isNotFoundRoute(path)) test.use({ expectedProblems: notFoundProblems })

    test(`${path}: fields take every writing direction and name the next key`, async ({ page }) => {
      await page.goto(path)
      const inputs = page.locator('main input:is([type=text], [type=email], [type=tel], [type=search])')
      expect(await inputs.count()).toBeGreaterThan(0)
      for (const input of await inputs.all())
        await expect(input).toHaveAttribute('enterkeyhint', /^(next|search|send)$/)
      for (const field of await inputs.or(page.locator('main textarea')).all())
        await expect(field).toHaveAttribute('dir', 'auto')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/resources', '/resources/articles']) {
    test(`${path}: the chip with the focus is in view as a whole`, async ({ page }) => {
      await page.goto(path)
      await waitForHydration(page)
      const chips = page.getByRole('navigation', { name: 'Article categories' }).getByRole('link')
      await chips.first().focus()
      for (const chip of (await chips.all()).slice(1)) {
        await page.keyboard.press('Tab')
        await expect(chip).toBeFocused()
        await expect(chip).toBeInViewport({ ratio: 1 })
      }
    })
  }
})
