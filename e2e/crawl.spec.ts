import { crawl } from './support/crawl.ts'
import { isNotFoundRoute, listBuiltRoutes } from './support/listBuiltRoutes.ts'
import { expect, test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

/** Not linked: 404 pages, and one of the catalog's two addresses. */
const isReachable = (route: string) => !isNotFoundRoute(route) && route !== '/short-form-programs'

test.describe('a crawl from the home page', () => {
  test.setTimeout(240_000)

  test('finds every page, with nothing dead or repeated on it', async ({ page }) => {
    const { pages, problems } = await crawl(page, () => waitForHydration(page))
    expect.soft(problems).toEqual([])
    expect(listBuiltRoutes().filter((route) => isReachable(route) && !pages.has(route))).toEqual([])
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('finds the same', async ({ page }) => {
      const { pages, problems } = await crawl(page, () =>
        expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
      )
      expect.soft(problems).toEqual([])
      expect(listBuiltRoutes().filter((route) => isReachable(route) && !pages.has(route))).toEqual([])
    })
  })
})
