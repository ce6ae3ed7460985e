import { staticRoutes } from '#content/routes.ts'
import { topics } from '#content/topics.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const labels = new Map<string, string>(Object.values(topics).map(({ slug, label }) => [slug, label]))

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
        slug ? (labels.get(slug) ?? 'unknown') : '',
      )
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })
}
