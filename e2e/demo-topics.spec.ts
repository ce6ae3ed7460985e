import { staticRoutes } from '#content/routes.ts'
import { topicLabels } from '#content/labels/topicLabels.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const route of staticRoutes) {
  test(`every way to a demo on ${route} opens the dialog about its topic`, async ({ page }) => {
    await openPage(page, route)
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    const triggers = page.locator('[data-testid="button-demo"]:visible')
    expect(await triggers.count()).toBeGreaterThan(0)
    for (const trigger of await triggers.all()) {
      const target = new URL((await trigger.getAttribute('href')) ?? '', page.url())
      expect(['/demo', '/contact']).toContain(target.pathname)
      const slug = target.searchParams.get('topic')
      await trigger.click()
      await expect(field(dialog, 'Interested Programs')).toHaveValue(
        slug ? (topicLabels[slug] ?? 'unknown') : '',
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
}
