import { catalogOf, holdsText, modules, titlesWhere } from './support/catalog.ts'
import { demoDialog, part } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'

test.describe('the address of the catalog', { tag: '@cross-browser' }, () => {
  test('mirrors the filters: typing replaces, buttons add, Back and Forward work', async ({ page }) => {
    await openPage(page, PATH)
    const { titles, search, button, query } = catalogOf(page)
    const entries = () => page.evaluate(() => history.length)
    const opened = await entries()
    await search.pressSequentially('lead', { delay: 40 })
    await expect.poll(query).toEqual({ q: 'lead' })
    expect(await entries()).toBe(opened)
    const withLead = titlesWhere(holdsText('lead'))
    await expect(titles).toHaveText(withLead)
    await button('Managers').click()
    await expect.poll(query).toEqual({ q: 'lead', audience: 'managers' })
    const forManagers = titlesWhere((module) => holdsText('lead')(module) && module.audience === 'Managers')
    expect(forManagers.length).toBeLessThan(withLead.length)
    await expect(titles).toHaveText(forManagers)
    await page.goBack()
    await expect(button('Managers')).toHaveAttribute('aria-pressed', 'false')
    await expect(search).toHaveValue('lead')
    await expect(titles).toHaveText(withLead)
    await page.goForward()
    await expect(titles).toHaveText(forManagers)
  })

  test('can be pasted: it keeps foreign parts, and ignores what is no filter', async ({ page }) => {
    await openPage(page, `${PATH}?utm_source=mail&q=%20the%20&audience=managers&category=cooking`)
    const { titles, search, button, query } = catalogOf(page)
    await expect(search).toHaveValue(' the ')
    await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
    await expect(titles).toHaveText(
      titlesWhere((module) => module.audience === 'Managers' && holdsText(' the ')(module)),
    )
    await button('All Audiences').click()
    await expect.poll(query).toEqual({ utm_source: 'mail', q: ' the ' })
  })

  test('carries the filters into the demo form', async ({ page }) => {
    await openPage(page, `${PATH}?category=change-resilience&audience=managers`)
    await part(page, 'Try a module with your team').getByTestId('button-demo').click()
    await expect(demoDialog(page).getByLabel('Interested Programs')).toHaveValue(
      'Performance accelerators: Change & Resilience, for Managers',
    )
  })
})

test('a step back right after a choice, before that was painted, undoes it', async ({ page }) => {
  await openPage(page, PATH)
  const { button, query } = catalogOf(page)
  await button('Managers').click()
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
  await button('All Audiences').evaluate((element: HTMLElement) => {
    element.click()
    history.back()
  })
  await expect.poll(query).toEqual({ audience: 'managers' })
  await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
})

test('the index comes with the first use of the search box, and once', async ({ page }) => {
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

test.describe('an index that can’t be loaded', () => {
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
