import { MODULE_CATEGORIES } from '#content/schema/module.ts'
import { catalogOf, titlesWhere } from './support/catalog.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/fast-track-modules'

test('modules stand by theme until a filter leaves more than two, and it leaves the cards what they are', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { titles, search, button, clear } = catalogOf(page)
  const list = page.locator('#modules')
  const heads = list.getByRole('heading', { level: 3 })
  const countIn = (name: string) => titlesWhere(({ category }) => category === name).length
  await expect(heads).toHaveText([...MODULE_CATEGORIES])
  await expect(list.locator('.theme')).toHaveText(
    MODULE_CATEGORIES.map((name) => `${name}${countIn(name)} modules`),
  )
  await expect(list.getByRole('heading', { level: 4 })).toHaveText(titlesWhere(() => true))

  const card = list.getByRole('listitem').filter({ hasText: 'Own the Number' })
  await card.evaluate((element) => element.setAttribute('data-seen', ''))
  await search.fill('the')
  await expect(list.locator('.theme')).toHaveCount(0)
  await expect(heads).toHaveText(await titles.allTextContents())
  await expect(card).toHaveAttribute('data-seen')
  await clear.click()
  await expect(heads).toHaveText([...MODULE_CATEGORIES])
  await button('Managers').click()
  await expect(list.locator('.theme')).toHaveCount(0)
  // One or two keep their theme, and fill the row.
  await button('Communication & Influence').click()
  await expect(titles).toHaveText(
    titlesWhere(
      ({ audience, category }) => audience === 'Managers' && category === 'Communication & Influence',
    ),
  )
  await expect(list.locator('.theme')).toHaveText(['Communication & Influence1 module'])
  const [row, only] = await Promise.all([
    list.locator('.theme').boundingBox(),
    list
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
      .boundingBox(),
  ])
  expect(only?.width).toBeGreaterThanOrEqual(row?.width ?? Number.POSITIVE_INFINITY)
})

test('every description stands there whole, and nothing stands on the art', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, PATH)
    const cut = await page
      .locator('#modules .description')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
      )
    expect(cut).toEqual([])
    for (const card of await page.locator('#modules article').all()) {
      const art = await card.locator('.art').boundingBox()
      const audience = await card.locator('.audience').boundingBox()
      if (!art || !audience) throw new Error('A card lacks its art or audience')
      const isApart = audience.y >= art.y + art.height || audience.x >= art.x + art.width
      expect(isApart).toBe(true)
    }
  }
})
