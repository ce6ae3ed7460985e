import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

test.describe('when the hero picture cannot be loaded', () => {
  test.use({ expectedProblems: /Failed to load resource|Image could not be loaded: \/art\/scenes\/home/ })

  test('a backup takes its place and the failure is logged', async ({ page }) => {
    await page.route('**/art/scenes/home.svg', (route) => route.abort())
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Image could not be loaded: /art/scenes/home.svg'),
    )
    await openPage(page, '/')
    await logged
    const picture = page.getByRole('img', { name: 'A row of rising notes on stems', exact: true })
    await expect(picture).toHaveAttribute('src', '/art/scenes/home-backup.svg')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  })

  test('the page stays whole when the backup is missing too', async ({ page }) => {
    const requests: string[] = []
    await page.route('**/art/scenes/home*.svg', (route) => {
      requests.push(new URL(route.request().url()).pathname)
      return route.abort()
    })
    await openPage(page, '/')
    await expect.poll(() => requests).toContain('/art/scenes/home-backup.svg')
    const picture = page.getByRole('img', { name: 'A row of rising notes on stems', exact: true })
    await expect(picture).toHaveAttribute('src', '/art/scenes/home-backup.svg')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
    // Another picture would be asked for with the next frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    // The picture may take over the preload that failed, or ask again.
    expect(new Set(requests)).toEqual(new Set(['/art/scenes/home.svg', '/art/scenes/home-backup.svg']))
    expect(requests.filter((path) => path.endsWith('home-backup.svg'))).toHaveLength(1)
    await expect(page.getByRole('link', { name: 'Explore Programs' })).toBeVisible()
  })
})
