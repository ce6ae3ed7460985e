import { listed, listingOf, titlesOf } from './support/articles.ts'
import { notFoundProblems } from './support/notFoundProblems.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources/articles'

test.describe('an unknown article', () => {
  test.use({ expectedProblems: new RegExp(`${notFoundProblems.source}|status 404: .*/gone`) })

  test('is Article Not Found with status 404 and a way back', async ({ page }) => {
    const answer = await page.goto(`${PATH}/gone`)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found')
    await expect(
      page.getByText("The article you're looking for doesn't exist or has been moved."),
    ).toBeVisible()
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await page.getByRole('link', { name: 'Back to Articles' }).click()
    await expect(listingOf(page).titles).toHaveCount(listed.length)
  })

  test('offers the categories that have articles', async ({ page }) => {
    await openPage(page, `${PATH}/gone`)
    const categories = page.getByRole('main').getByRole('region', { name: /start with a category/i })
    await expect(categories.getByRole('link')).toHaveCount(
      new Set(listed.map(({ category }) => category)).size,
    )
    await categories.getByRole('link', { name: 'Change Management' }).click()
    await expect(page).toHaveURL(`${PATH}?category=change-management`)
    await expect(listingOf(page).titles).toHaveText(
      titlesOf(listed.filter(({ category }) => category === 'Change Management')),
    )
  })
})
