import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

test.describe('when the hero picture cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Image could not be loaded: \/art\/scenes\/home/ })

  test('a backup takes its place, and the failure is logged', async ({ page }) => {
    await page.route('**/art/scenes/home.svg', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Image could not be loaded: /art/scenes/home.svg'),
    )
    await openPage(page, '/')
    await logged
    const picture = page.locator('main img[src="/art/scenes/home-backup.svg"]')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })
})
