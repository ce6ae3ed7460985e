import { crawl } from './support/crawl.ts'
import { isNotFoundRoute, listBuiltRoutes } from './support/listBuiltRoutes.ts'
import { expect, test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

/** The most JavaScript, in bytes on the wire, that a page may load until it is hydrated. */
const SCRIPT_LIMIT = 140_000

/** Not linked: not-found pages stand in for wrong addresses, and the catalogue is linked under one of its two. */
const isReachable = (route: string) => !isNotFoundRoute(route) && route !== '/short-form-programs'

test.describe('a crawl from the home page', () => {
  test.setTimeout(240_000)

  test('finds every page, with nothing dead, repeated or too heavy on it', async ({ page }) => {
    const heavy: string[] = []
    const { pages, problems } = await crawl(page, async (path) => {
      await waitForHydration(page)
      const bytes = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
          .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
      )
      if (bytes === 0 || bytes > SCRIPT_LIMIT) heavy.push(`${path}: ${bytes} bytes of JavaScript`)
    })
    expect.soft(problems).toEqual([])
    expect.soft(heavy).toEqual([])
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
