import { catalogOf, holdsText, modules, titlesWhere } from './support/catalog.ts'
import { pageTitle } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { translatePage } from './support/translatePage.ts'

const PATH = '/fast-track-modules'

test.describe('the module catalog', { tag: '@cross-browser' }, () => {
  test('shows every module as a card with its badges, by theme, at its other address too', async ({
    page,
  }) => {
    await openPage(page, '/short-form-programs')
    const { titles, count, search, button } = catalogOf(page)
    await expect(titles).toHaveText(titlesWhere(() => true))
    await expect(count).toHaveText(`${modules.length} modules`)
    await expect(search).toHaveAttribute('placeholder', 'Search modules...')
    await expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('All Audiences')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fast-track-modules$/)
    const card = page.getByRole('article').filter({ hasText: 'Steady in the Storm' })
    await expect(card.locator('.badges')).toHaveText('Change & Resilience, All Leaders')
    await expect(card.getByRole('link', { name: /^Learn More.*Steady in the Storm$/ })).toHaveAttribute(
      'href',
      `${PATH}/steady-in-the-storm`,
    )
  })

  test('filters on a page that the browser translates', async ({ page }) => {
    await openPage(page, PATH)
    const { titles, count, search, empty } = catalogOf(page)
    await translatePage(page)
    await search.fill('your')
    const found = modules.filter(holdsText('your'))
    await expect(titles).toHaveText(found.map(({ title }) => title))
    await expect(count).toHaveText(`${found.length} of ${modules.length} modules`)
    await search.fill('zzzz')
    await expect(empty).toBeVisible()
  })

  test('text, category and audience combine, and matches are marked', async ({ page }) => {
    await openPage(page, PATH)
    const { titles, count, search, button } = catalogOf(page)
    await search.pressSequentially('YoUr')
    const withText = modules.filter(holdsText('your'))
    await expect(titles).toHaveText(withText.map(({ title }) => title))
    await expect(count).toHaveText(`${withText.length} of ${modules.length} modules`)
    await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/your/i)
    await button('Managers').click()
    const forManagers = withText.filter(({ audience }) => audience === 'Managers')
    expect(forManagers.length, 'an audience leaves fewer').toBeLessThan(withText.length)
    await expect(titles).toHaveText(forManagers.map(({ title }) => title))
    await button('People Leadership Skills').click()
    const rest = forManagers.filter(({ category }) => category === 'People Leadership Skills')
    expect(rest.length, 'a category leaves fewer').toBeLessThan(forManagers.length)
    await expect(titles).toHaveText(rest.map(({ title }) => title))
  })

  test('buttons and format cards set the filters, and return to All', async ({ page }) => {
    await openPage(page, PATH)
    const { titles, button } = catalogOf(page)
    for (const [name, all] of [
      ['Change & Resilience', 'All Categories'],
      ['Senior Leaders', 'All Audiences'],
    ] as const)
      for (const back of [name, all]) {
        await button(name).click()
        await expect(button(name)).toHaveAttribute('aria-pressed', 'true')
        await expect(button(all)).toHaveAttribute('aria-pressed', 'false')
        await expect(titles).toHaveText(titlesWhere((m) => m.category === name || m.audience === name))
        await button(back).click()
        await expect(button(name)).toHaveAttribute('aria-pressed', 'false')
        await expect(button(all)).toHaveAttribute('aria-pressed', 'true')
        await expect(titles).toHaveCount(modules.length)
      }
    await page.getByRole('link', { name: 'See modules for managers' }).click()
    await expect(button('Managers')).toHaveAttribute('aria-pressed', 'true')
    await expect(titles).toHaveText(titlesWhere(({ audience }) => audience === 'Managers'))
    await expect(page.locator('#catalog')).toBeInViewport()
    await page.getByRole('link', { name: 'Browse all modules' }).click()
    await expect(titles).toHaveCount(modules.length)
    await expect(page.getByRole('link', { name: 'Ask for a tailored series', exact: true })).toHaveAttribute(
      'href',
      '/contact?topic=module-series',
    )
  })

  test('nothing found: the message, and Clear Filters resets all three', async ({ page }) => {
    await openPage(page, PATH)
    const { titles, search, button, empty, clear, count, query, list } = catalogOf(page)
    await button('Change & Resilience').click()
    await button('Managers').click()
    await search.fill('no such word')
    await expect(empty).toBeVisible()
    await expect(titles).toHaveCount(0)
    await expect(count).toHaveText(`0 of ${modules.length} modules`)
    const filters = { q: 'no such word', category: 'change-resilience', audience: 'managers' }
    await expect.poll(query).toEqual(filters)
    await clear.click()
    await expect(titles).toHaveCount(modules.length)
    await expect(search).toHaveValue('')
    await expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('All Audiences')).toHaveAttribute('aria-pressed', 'true')
    await expect(clear).toBeHidden()
    await expect.poll(query).toEqual({})
    await expect(list).toBeFocused()
  })

  test('changed results start at the top of the catalog, also for pasted text', async ({ page }) => {
    await openPage(page, PATH)
    const { search, button, list } = catalogOf(page)
    for (const change of [() => page.keyboard.insertText('a'), () => button('Managers').click()]) {
      await search.focus()
      await page.evaluate(() => window.scrollTo({ top: 2200, behavior: 'instant' }))
      await expect(list.getByRole('status')).not.toBeInViewport()
      await change()
      await expect(list.getByRole('status')).toBeInViewport()
    }
  })

  test('everything works by keyboard', async ({ page }) => {
    await openPage(page, PATH)
    const { search, titles, button } = catalogOf(page)
    await search.focus()
    await page.keyboard.type('meetings')
    await page.keyboard.press('Enter')
    // Read from the page, because the test learns of a new address later. A pause in typing would update it too.
    expect(await page.evaluate(() => location.search)).toBe('?q=meetings')
    await page.keyboard.press('Tab')
    await expect(button('All Categories')).toBeFocused()
    for (let step = 0; step < 6; step++) await page.keyboard.press('Tab')
    await expect(button('Collaboration & Agility')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(titles).toHaveText(['Meetings Worth the Hour'])
    await page.getByRole('link', { name: /^Learn More.*Meetings Worth the Hour$/ }).focus()
    await page.keyboard.press('Enter')
    await expect(pageTitle(page)).toHaveText('Meetings Worth the Hour')
  })

  test('on a phone the filters fold away, cards name their categories, and no description is cut', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, PATH)
    const { search, button, titles, filters, list } = catalogOf(page)
    await expect(search).toBeVisible()
    await expect(button('Managers')).toBeHidden()
    const toggle = filters.getByRole('button', { name: /^Audience/ })
    await expect(list.getByText('Change & Resilience', { exact: true })).toHaveCount(3)
    await toggle.click()
    await button('Senior Leaders').click()
    await expect(titles).toHaveText(titlesWhere(({ audience }) => audience === 'Senior Leaders'))
    await expect(toggle).toHaveText('AudienceSenior Leaders')
    // A choice folds them up again.
    await expect(button('Managers')).toBeHidden()
    const isCut = (texts: Element[]) =>
      texts.filter((text) => text.scrollHeight > text.clientHeight + 1).length
    expect(await list.locator('.description > span').evaluateAll(isCut)).toBe(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all modules are listed, and filters are hidden', async ({ page }) => {
    await page.goto(`${PATH}?audience=managers`)
    const { titles, filters } = catalogOf(page)
    await expect(titles).toHaveText(titlesWhere(() => true))
    await expect(filters).toBeHidden()
    await page.getByRole('link', { name: /^Learn More.*Own the Number$/ }).click()
    await expect(pageTitle(page)).toHaveText('Own the Number')
  })
})
