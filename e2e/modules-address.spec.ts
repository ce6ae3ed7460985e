import { catalogOf, modules, titlesWhere } from './support/catalog.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'

test('the address mirrors the filters: typing replaces, buttons add, Back and Forward work', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { titles, search, button, query } = catalogOf(page)
  const entry = () => page.evaluate(() => navigation.currentEntry?.key)
  const opened = await entry()
  await search.pressSequentially('lead', { delay: 40 })
  await expect.poll(query).toEqual({ q: 'lead' })
  expect(await entry()).toBe(opened)
  const holds = ({ title, description }: { title: string; description: string }) =>
    [title, description].some((text) => text.toLowerCase().includes('lead'))
  const withLead = titlesWhere(holds)
  await expect(titles).toHaveText(withLead)

  await button('Managers').click()
  await expect.poll(query).toEqual({ q: 'lead', audience: 'managers' })
  const forManagers = titlesWhere((module) => holds(module) && module.audience === 'Managers')
  expect(forManagers.length).toBeLessThan(withLead.length)
  await expect(titles).toHaveText(forManagers)
  await button('All Audiences').click()
  await expect.poll(query).toEqual({ q: 'lead' })

  await page.goBack()
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await expect(titles).toHaveText(forManagers)
  await page.goBack()
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'false')
  await expect(search).toHaveValue('lead')
  await expect(titles).toHaveText(withLead)
  await page.goForward()
  await expect(titles).toHaveText(forManagers)
})

test('Back between the two addresses of the catalog takes the filters of each', async ({ page }) => {
  await openPage(page, `${PATH}?audience=managers`)
  const { button } = catalogOf(page)
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/short-form-programs?audience=senior-leaders'
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL(/short-form-programs/)
  await expect(button('Senior Leaders')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL(/fast-track-modules/)
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await expect(button('Senior Leaders')).toHaveAttribute('aria-pressed', 'false')
  await page.goForward()
  await expect(button('Senior Leaders')).toHaveAttribute('aria-pressed', 'true')
})

test('a pasted link shows its filters, keeps foreign parts, and ignores what is no filter', async ({
  page,
}) => {
  await openPage(page, `${PATH}?utm_source=mail&q=%20the%20&audience=managers&category=cooking`)
  const { titles, search, button, query } = catalogOf(page)
  await expect(search).toHaveValue(' the ')
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
  const expected = titlesWhere(
    ({ title, description, audience }) =>
      audience === 'Managers' && [title, description].some((text) => text.toLowerCase().includes(' the ')),
  )
  await expect(titles).toHaveText(expected)
  await button('All Audiences').click()
  await expect.poll(query).toEqual({ utm_source: 'mail', q: ' the ' })
})

test('text typed before the app has taken over counts', async ({ page }) => {
  await page.goto(PATH)
  const { titles, search } = catalogOf(page)
  await search.pressSequentially('storm')
  await expect(titles).toHaveText(['Steady in the Storm'])
  await expect(search).toHaveValue('storm')
})

test.describe('the index', () => {
  test('comes with the first use, and once', async ({ page }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/search/')) requested.push(request.url())
    })
    await openPage(page, PATH)
    const { search, titles, button } = catalogOf(page)
    await button('Managers').click()
    await button('All Audiences').click()
    expect(requested).toEqual([])
    await search.focus()
    await expect.poll(() => requested.length).toBe(2)
    await search.fill('why')
    await expect(titles).toContainText(['Find Your Why'])
    await search.fill('')
    await expect(titles).toHaveCount(modules.length)
    expect(requested).toHaveLength(2)
  })

  test.describe('that cannot be had', () => {
    test.use({ expectedProblems: /\/search\/|Failed to load resource/ })

    test('is replaced by the texts of the page, and the console says so', async ({ page }) => {
      await page.route('**/search/**', (route) => route.fulfill({ status: 503, body: '' }))
      await openPage(page, PATH)
      const { search, titles } = catalogOf(page)
      const said = page.waitForEvent('console', (message) => message.text().includes('search index'))
      await search.fill('why')
      await expect(titles).toContainText(['Find Your Why'])
      await said
    })
  })
})

test('format cards set the filters or start an enquiry', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, button, query } = catalogOf(page)
  await page.getByRole('link', { name: 'See modules for managers' }).click()
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await expect(titles).toHaveText(titlesWhere(({ audience }) => audience === 'Managers'))
  await expect(page.locator('#catalog')).toBeInViewport()
  await page.getByRole('link', { name: 'See Communication & Influence' }).click()
  await expect.poll(query).toEqual({ category: 'communication-influence' })
  await expect(titles).toHaveText(titlesWhere(({ category }) => category === 'Communication & Influence'))
  await page.getByRole('link', { name: 'Browse all modules' }).click()
  await expect(titles).toHaveCount(modules.length)
  await expect(page.getByRole('link', { name: 'Plan a series with us' })).toHaveAttribute(
    'href',
    '/contact?topic=module-series',
  )
  await expect(page.getByRole('link', { name: 'See the short-form programs' })).toHaveAttribute(
    'href',
    '/strategy/short-form',
  )
})

test('Book a Demo carries the filters into the form', async ({ page }) => {
  await openPage(page, `${PATH}?category=change-resilience&audience=managers`)
  await page
    .getByRole('region', { name: 'Try a module with your own team' })
    .getByTestId('button-demo')
    .click()
  const field = page.getByRole('dialog', { name: 'Book Your Demo' }).getByLabel('Interested Programs')
  await expect(field).toHaveValue('Performance accelerators: Change & Resilience, for Managers')
})
