import { listed, listingOf } from './support/articles.ts'
import { catalogOf, modules } from './support/catalog.ts'
import { followPlainLink } from './support/locators.ts'
import { openPage, waitForApp } from './support/openPage.ts'
import { expect, notFoundProblems, sharedPageTest as test } from './support/test.ts'

test.describe('an unknown address', () => {
  test.use({ expectedProblems: notFoundProblems })

  test('is 404 Page Not Found, with the developer hint, a search box and six links', async ({ page }) => {
    expect((await page.goto('/gone/deep'))?.status()).toBe(404)
    await waitForApp(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(6)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('resilient')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toHaveValue('resilient')
  })

  test('of an article is Article Not Found, with categories and a way back', async ({ page }) => {
    expect((await page.goto('/resources/articles/gone'))?.status()).toBe(404)
    await waitForApp(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    await expect(
      page.getByText("The article you're looking for doesn't exist or has been moved."),
    ).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const categories = page.getByRole('region', { name: /start with a category/i }).getByRole('link')
    await expect(categories).toHaveCount(new Set(listed.map(({ category }) => category)).size)
    await page.getByRole('link', { name: 'Back to Articles' }).click()
    await expect(listingOf(page).titles).toHaveCount(listed.length)
  })

  test('of a module is Course Not Found, on arrival and from another page', async ({ page }) => {
    expect((await page.goto('/fast-track-modules/gone'))?.status()).toBe(404)
    await waitForApp(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found')
    await expect(page.getByText("The course you're looking for doesn't exist.")).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to Modules' }).click()
    await expect(catalogOf(page).titles).toHaveCount(modules.length)
    await followPlainLink(page, '/fast-track-modules/gone')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course Not Found')
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page couldn’t be shown')
  })
})
