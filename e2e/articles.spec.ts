import { LISTING_CATEGORIES } from '#content/schema/articleCategories.ts'
import { articleById, cardOf, holds, listed, listingOf, titlesOf } from './support/articles.ts'
import { pageTitle } from './support/locators.ts'
import { openPage, PHONE } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources/articles'
const AVAILABLE = `${listed.length} articles available`

test('the listing shows each article once, the featured ones first, with everything on its card', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { titles, featured, count, search, chips, chip, all } = listingOf(page)
  const leading = listed.filter((article) => article.featured)
  await expect(titles).toHaveText(titlesOf([...leading, ...listed.filter((article) => !article.featured)]))
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(titlesOf(leading))
  await expect(count).toHaveText(AVAILABLE)
  await expect(search).toHaveAttribute('placeholder', 'Search articles...')
  await expect(chips.getByRole('link')).toHaveText(['All Categories', ...LISTING_CATEGORIES])
  await expect(chip('All Categories')).toHaveAttribute('aria-current', 'true')
  const article = articleById('the-middle-decides-your-change')
  const card = cardOf(all, article.title)
  const { category, excerpt, author, shownDate, readTime, views } = article
  for (const text of [category, excerpt, author, shownDate, readTime, `${views} views`])
    await expect(card).toContainText(text)
  await card.getByRole('link', { name: `Read More about ${article.title}` }).click()
  await expect(page).toHaveURL(`${PATH}/${article.id}`)
  await expect(pageTitle(page)).toHaveText(article.title)
})

test('search finds a text in title, excerpt or author, whatever the capitals', async ({ page }) => {
  await openPage(page, PATH)
  const { search, titles, count, all, featured } = listingOf(page)
  for (const text of ['MEERA', 'AI']) {
    await search.fill(text)
    const found = listed.filter(holds(text))
    await expect(titles).toHaveText(titlesOf(found))
    await expect(count).toHaveText(`${found.length} of ${listed.length} articles`)
    await expect(all.locator('mark').first()).toContainText(text, { ignoreCase: true })
    await expect(featured).toBeHidden()
  }
  await search.fill('')
  await expect(count).toHaveText(AVAILABLE)
  await expect(featured).toBeVisible()
})

test('nothing found: the message, and Clear Filters resets text and category', async ({ page }) => {
  await openPage(page, PATH)
  const { search, chip, empty, clear, titles, query, count, all } = listingOf(page)
  await chip('Team Building').click()
  await expect(chip('Team Building')).toHaveAttribute('aria-current', 'true')
  await search.fill('no such word')
  await expect(empty).toBeVisible()
  await expect(count).toHaveText(`0 of ${listed.length} articles`)
  await expect.poll(query).toEqual({ q: 'no such word', category: 'team-building' })
  await clear.click()
  await expect(titles).toHaveCount(listed.length)
  await expect(search).toHaveValue('')
  await expect(chip('All Categories')).toHaveAttribute('aria-current', 'true')
  await expect(count).toHaveText(AVAILABLE)
  await expect(all).toBeFocused()
  await expect.poll(query).toEqual({})
})

test('everything works by keyboard, and on a phone the chip with the focus is in view', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openPage(page, PATH)
  const { search, chip, chips, saved, titles } = listingOf(page)
  await search.focus()
  await page.keyboard.type('what')
  for (const control of [saved, chip('All Categories')]) {
    await page.keyboard.press('Tab')
    await expect(control).toBeFocused()
  }
  for (const link of (await chips.getByRole('link').all()).slice(1, 5)) {
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toBeInViewport({ ratio: 1 })
  }
  await page.keyboard.press('Enter')
  await expect(chip('Coaching & Mentoring')).toHaveAttribute('aria-current', 'true')
  await expect(titles).toHaveText(
    titlesOf(
      listed.filter((article) => article.category === 'Coaching & Mentoring' && holds('what')(article)),
    ),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all articles are listed, categories filter by their anchor, and filters are hidden', async ({
    page,
  }) => {
    await page.goto(PATH)
    const { all, search, chip, saved, titles } = listingOf(page)
    await expect(titles).toHaveCount(listed.length)
    await expect(search).toBeHidden()
    await expect(saved).toBeHidden()
    // The first has a featured article, the second doesn't.
    for (const category of ['Coaching & Mentoring', 'Professional Development']) {
      await chip(category).click()
      await expect(all.getByRole('article').filter({ visible: true }).getByRole('heading')).toHaveText(
        titlesOf(listed.filter((article) => article.category === category)),
      )
    }
  })
})
