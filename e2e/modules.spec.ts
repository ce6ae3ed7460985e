import { catalogOf, modules, titlesWhere } from './support/catalog.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'

for (const path of [PATH, '/short-form-programs']) {
  test(`${path} shows every module as a card`, async ({ page }) => {
    await openPage(page, path)
    const { titles, count, search, button } = catalogOf(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Performance accelerators: ${modules.length} live modules of 60 to 90 minutes`,
    )
    await expect(titles).toHaveText(titlesWhere(() => true))
    await expect(count).toHaveText(`${modules.length} modules`)
    await expect(search).toHaveAttribute('placeholder', 'Search modules...')
    await expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
    await expect(button('All Audiences')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fast-track-modules$/)
    const card = page.getByRole('article').filter({ hasText: 'Steady in the Storm' })
    await expect(card).toContainText('Change & Resilience')
    await expect(card).toContainText('All Leaders')
    await expect(card.getByRole('link', { name: /^Learn More.*Steady in the Storm$/ })).toHaveAttribute(
      'href',
      `${PATH}/steady-in-the-storm`,
    )
  })
}

test('text, category and audience combine; capitals do not matter; matches are marked', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, count, search, button } = catalogOf(page)
  const holds = (word: string) => (module: (typeof modules)[number]) =>
    `${module.title}\n${module.description}`.toLowerCase().includes(word)

  await search.pressSequentially('TeAm')
  const withTeam = titlesWhere(holds('team'))
  await expect(titles).toHaveText(withTeam)
  await expect(count).toHaveText(`${withTeam.length} of ${modules.length} modules`)
  await expect(page.getByRole('article').first().locator('mark').first()).toHaveText(/team/i)

  await button('Managers').click()
  const forManagers = titlesWhere((module) => holds('team')(module) && module.audience === 'Managers')
  expect(forManagers.length).toBeGreaterThan(1)
  await expect(titles).toHaveText(forManagers)

  await button('Collaboration & Agility').click()
  const rest = titlesWhere(
    (module) =>
      holds('team')(module) &&
      module.audience === 'Managers' &&
      module.category === 'Collaboration & Agility',
  )
  expect(rest.length).toBeGreaterThan(0)
  await expect(titles).toHaveText(rest)
})

test('what was searched for shows in a later line of a description too', async ({ page }) => {
  const { description } = modules[0] ?? { description: '' }
  await openPage(page, `${PATH}?${new URLSearchParams({ q: description.slice(-12) })}`)
  const card = page.locator('#modules').getByRole('article').first()
  const match = await card.locator('mark').last().boundingBox()
  const text = await card.locator('.description').boundingBox()
  if (!match || !text) throw new Error('nothing is marked')
  expect(match.y + match.height).toBeLessThanOrEqual(text.y + text.height + 1)
})

test('the active button pressed again, and the All buttons, return to All', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, button } = catalogOf(page)
  for (const [name, all, shown] of [
    [
      'Change & Resilience',
      'All Categories',
      titlesWhere((m) => m.category === 'Change & Resilience').length,
    ],
    ['Senior Leaders', 'All Audiences', titlesWhere((m) => m.audience === 'Senior Leaders').length],
  ] as const) {
    for (const back of [name, all]) {
      await button(name).click()
      await expect(button(name)).toHaveAttribute('aria-pressed', 'true')
      await expect(button(all)).toHaveAttribute('aria-pressed', 'false')
      await expect(titles).toHaveCount(shown)
      await button(back).click()
      await expect(button(name)).toHaveAttribute('aria-pressed', 'false')
      await expect(button(all)).toHaveAttribute('aria-pressed', 'true')
      await expect(titles).toHaveCount(modules.length)
    }
  }
})

test('every button says beforehand how many modules it would leave', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, button, filters } = catalogOf(page)
  await button('Senior Leaders').click()
  const groups = filters.getByRole('group', { name: 'Category' })
  for (const choice of await groups.getByRole('button').all()) {
    const said = Number.parseInt((await choice.locator('.count').textContent()) ?? '', 10)
    await expect(choice).toHaveAccessibleDescription(said === 1 ? '1 module' : `${said} modules`)
    if ((await choice.getAttribute('aria-pressed')) === 'false') await choice.click()
    await expect(titles).toHaveCount(said)
  }
})

test('nothing found: the message, and Clear Filters resets all three', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, search, button, empty, clear, count, query } = catalogOf(page)
  await button('Change & Resilience').click()
  await button('Managers').click()
  await expect(empty).toBeHidden()
  await search.fill('no such word')
  await expect(empty).toBeVisible()
  await expect(titles).toHaveCount(0)
  await expect(count).toHaveText(`0 of ${modules.length} modules`)
  await expect.poll(query).toEqual({
    q: 'no such word',
    category: 'change-resilience',
    audience: 'managers',
  })
  await clear.click()
  await expect(titles).toHaveCount(modules.length)
  await expect(search).toHaveValue('')
  await expect(button('All Categories')).toHaveAttribute('aria-pressed', 'true')
  await expect(button('All Audiences')).toHaveAttribute('aria-pressed', 'true')
  await expect(clear).toBeHidden()
  await expect.poll(query).toEqual({})
  await expect(page.locator('#modules')).toBeFocused()
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
  await expect(titles).toHaveText(['Meetings Worth Their Hour'])
  const link = page.getByRole('link', { name: /^Learn More.*Meetings Worth Their Hour$/ })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings Worth Their Hour')
})

test('on a phone the groups fold away and the search box stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openPage(page, PATH)
  const { search, button, titles, filters } = catalogOf(page)
  await expect(search).toBeVisible()
  await expect(button('Managers')).toBeHidden()
  const toggle = filters.getByRole('button', { name: /^Category and audience/ })
  await toggle.click()
  await button('Senior Leaders').click()
  await expect(titles).toHaveText(titlesWhere(({ audience }) => audience === 'Senior Leaders'))
  await expect(toggle).toHaveText('Category and audience (1)')
  await toggle.click()
  await expect(button('Managers')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all modules stand there and no filter pretends to work', async ({ page }) => {
    await page.goto(`${PATH}?audience=managers`)
    const { titles, filters } = catalogOf(page)
    await expect(titles).toHaveText(titlesWhere(() => true))
    await expect(filters).toBeHidden()
    await page.getByRole('link', { name: /^Learn More.*Own the Number$/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Own the Number')
  })
})
