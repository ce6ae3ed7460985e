import { notFoundProblems } from './support/notFoundProblems.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

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
  await expect(page.locator('main').getByRole('link')).toHaveCount(6)
})
