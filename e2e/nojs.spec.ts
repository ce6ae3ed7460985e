import { topicText } from '#content/schema/topicText.ts'
import { promptedTopics } from '#content/topicPrompts.ts'
import { topics } from '#content/topics.ts'
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

test('a link with a topic fills it into the form that it leads to', async ({ page }) => {
  await page.goto('/contact?tab=demo&topic=a1#book-demo')
  await expect(page.getByLabel('Interested Programs')).toHaveValue(topicText('demo', topics.a1))
  await page.goto('/leadership/a1')
  await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).first().click()
  await expect(page.getByLabel('Interested Programs')).toHaveValue(topicText('demo', topics.a1))
  await page.goto('/contact?topic=coach-network')
  const coachNetwork = promptedTopics.find(({ slug }) => slug === 'coach-network') ?? topics.coachNetwork
  await expect(page.getByLabel('Message')).toHaveValue(topicText('contact', coachNetwork))
  await expect(page.getByLabel('Message')).toHaveValue(/^Credentials:/m)
  await expect(page.getByLabel('Interested Programs')).toHaveValue('')
  await page.goto('/contact?tab=demo&topic=nothing')
  await expect(page.getByLabel('Interested Programs')).toHaveValue('')
})
