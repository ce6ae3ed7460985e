import { findViolations } from './support/findViolations.ts'
import { isNotFoundRoute, listBuiltRoutes } from './support/listBuiltRoutes.ts'
import { notFoundProblems } from './support/notFoundProblems.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

const WIDTHS = [390, 768, 1440]

for (const route of listBuiltRoutes()) {
  test.describe(() => {
    if (isNotFoundRoute(route)) test.use({ expectedProblems: notFoundProblems })

    test(`${route} has no accessibility violation at three widths`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(route)
      await waitForHydration(page)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await findViolations(page), `at ${width} px`).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow, `horizontal scrolling at ${width} px`).toBeLessThanOrEqual(0)
      }
    })
  })
}
