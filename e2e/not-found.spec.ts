import { notFoundProblems } from './support/notFoundProblems.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.use({ expectedProblems: notFoundProblems })

test('an unknown address gives status 404, the developer hint, a search box and six links', async ({
  page,
}) => {
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await openPage(page, '/no/such/page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search articles' })).toBeVisible()
  const hrefs = await page
    .locator('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual([
    '/leadership',
    '/transformation',
    '/fast-track-modules',
    '/coaching',
    '/resources/articles',
    '/contact',
  ])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('the search box of the not-found page leads to the articles', async ({ page }) => {
  await openPage(page, '/no/such/page')
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('resilient')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/resources/articles?q=resilient')
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
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact Us' })).toBeVisible()
  })
})
