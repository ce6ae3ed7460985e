import { catalogOf, modules } from './support/catalog.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'

test.describe('an unknown module', () => {
  test.use({
    expectedProblems: /^status 404: .*\/fast-track-modules\/|^console: Failed to load resource: .* 404 /,
  })

  test('gives status 404, the message and a way back, whatever its address', async ({ page }) => {
    for (const slug of ['no-such-module', 'Find-Your-Why.', '%F0%9F%98%80', '404']) {
      const response = await page.goto(`${PATH}/${slug}`)
      expect(response?.status()).toBe(404)
      await openPage(page, `${PATH}/${slug}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found')
      await expect(page.getByText("The course you're looking for doesn't exist.")).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    }
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await expect(catalogOf(page).titles).toHaveCount(modules.length)
  })

  test('says so on the way from another page too', async ({ page }) => {
    await openPage(page, PATH)
    // A link in text, as in an article: not a router link.
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.querySelector('main')?.append(link)
      link.click()
    }, `${PATH}/gone`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found')
  })
})
