import type { Page } from '@playwright/test'
import { listed, listingOf } from './support/articles.ts'
import { catalogOf, modules } from './support/catalog.ts'
import { followPlainLink, pageTitle } from './support/locators.ts'
import { openPage, waitForApp } from './support/openPage.ts'
import { expect, notFoundProblems, sharedPageTest as test } from './support/test.ts'

test.describe('an unknown address', () => {
  test.use({ expectedProblems: notFoundProblems })

  async function openGone(page: Page, path: string, heading: string, text: string): Promise<void> {
    expect((await page.goto(path))?.status()).toBe(404)
    await waitForApp(page)
    await expect(pageTitle(page)).toHaveText(heading)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }

  test('is 404 Page Not Found, with the developer hint, a search box and six links', async ({ page }) => {
    const hint = 'Did you forget to add the page to the router?'
    await openGone(page, '/gone/deep', '404 Page Not Found', hint)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(6)
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('resilient')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toHaveValue('resilient')
  })

  test('of an article is Article Not Found, with categories and a way back', async ({ page }) => {
    const text = "The article you're looking for doesn't exist or has been moved."
    await openGone(page, '/resources/articles/gone', 'Article Not Found', text)
    const categories = page.getByRole('region', { name: /start with a category/i }).getByRole('link')
    await expect(categories).toHaveCount(new Set(listed.map(({ category }) => category)).size)
    await page.getByRole('link', { name: 'Back to Articles' }).click()
    await expect(listingOf(page).titles).toHaveCount(listed.length)
  })

  test('of a module is Course Not Found, on arrival and from another page', async ({ page }) => {
    const path = '/fast-track-modules/gone'
    await openGone(page, path, 'Course Not Found', "The course you're looking for doesn't exist.")
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await expect(catalogOf(page).titles).toHaveCount(modules.length)
    await followPlainLink(page, path)
    await expect(pageTitle(page)).toHaveText('Course Not Found')
  })
})

test.describe('a page that cannot be shown', () => {
  test.use({ expectedProblems: /./ })

  test('does not say that there is no such page', async ({ page }) => {
    await openPage(page, '/fast-track-modules')
    await page.route('**/own-the-number/index.pageContext.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"cut off' }),
    )
    await page.getByRole('link', { name: /^Learn More.*Own the Number$/ }).click()
    await expect(pageTitle(page)).toHaveText('This page couldn’t be shown')
  })
})
