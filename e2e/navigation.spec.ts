import { industriesPage } from '#content/industries.ts'
import { builtFileOf } from './support/builtFileOf.ts'
import { catalogOf } from './support/catalog.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

test('a link that is followed before the app has taken over its page shows the next page, and only that', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/${builtFileOf('virtual:vike:page-entry:client:/pages/about')}`, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Industries' })
  await link.hover()
  // The router marks the history entry as its own once it has started.
  await page.waitForFunction(() => history.state?.vike)
  await link.click()
  release()
  await expect(page).toHaveURL('/industries')
  await expect(page).toHaveTitle(/industr/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(industriesPage.hero.heading)
  await expect(page.getByRole('banner')).toHaveCount(1)
})

test('a step back right after a choice, before that was painted, undoes it', async ({ page }) => {
  await openPage(page, '/fast-track-modules')
  const { button, query } = catalogOf(page)
  await button('Managers').click()
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await button('All Audiences').evaluate((element: HTMLElement) => {
    element.click()
    history.back()
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await expect.poll(query).toEqual({ audience: 'managers' })
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
})
