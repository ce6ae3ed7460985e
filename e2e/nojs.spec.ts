import { isNotFoundRoute, listBuiltRoutes } from './support/listBuiltRoutes.ts'
import { notFoundProblems } from './support/notFoundProblems.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

for (const route of listBuiltRoutes()) {
  test.describe(() => {
    if (isNotFoundRoute(route)) test.use({ expectedProblems: notFoundProblems })

    test(`${route} shows all its copy without JavaScript`, async ({ page }) => {
      await page.goto(route)
      const hidden = await page
        .locator('main')
        .locator('h1, h2, h3, h4, p, li, blockquote')
        .evaluateAll((elements) =>
          elements
            // What a `details` shows beside itself opens without scripts too.
            .filter(
              (element) =>
                element.textContent?.trim() &&
                !element.closest('details, details + .parts, dialog, [hidden], [role=status]'),
            )
            // With `display: contents`, only the children have boxes.
            .flatMap((element) =>
              getComputedStyle(element).display === 'contents' ? [...element.children] : [element],
            )
            .filter(
              (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent),
        )
      expect(hidden).toEqual([])
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    })
  })
}
