import { LISTING_CATEGORIES } from '#content/schema/article.ts'
import { articleById, cardOf, holds, listed, listingOf, titlesOf } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources/articles'
const AVAILABLE = `${listed.length} articles available`

test('the listing shows each article once, the featured ones first', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, featured, count, search, chips, chip } = listingOf(page)
  const leading = listed.filter((article) => article.featured)
  const others = listed.filter((article) => !article.featured)
  await expect(titles).toHaveText(titlesOf([...leading, ...others]))
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(titlesOf(leading))
  const rest = page.getByRole('region', { name: 'All Articles' })
  await expect(rest.getByRole('article').getByRole('heading')).toHaveText(titlesOf(others))
  await expect(rest).toContainText(`${others.length} more, newest first`)
  await expect(count).toHaveText(AVAILABLE)
  await expect(search).toHaveAttribute('placeholder', 'Search articles...')
  await expect(chips.getByRole('link')).toHaveCount(LISTING_CATEGORIES.length + 2)
  await expect(chip('All Categories')).toHaveAttribute('aria-current', 'true')
})

test('a card shows everything and leads to its article', async ({ page }) => {
  await openPage(page, PATH)
  const { all } = listingOf(page)
  const article = articleById('the-middle-decides-your-change')
  const card = cardOf(all, article.title)
  const { category, excerpt, author, shownDate, readTime, views } = article
  for (const text of [category, excerpt, author, shownDate, readTime, `${views} views`])
    await expect(card).toContainText(text)
  await card.getByRole('link', { name: `Read More about ${article.title}` }).click()
  await expect(page).toHaveURL(`${PATH}/${article.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title)
})

test('search finds a text in title, excerpt or author, whatever the capitals', async ({ page }) => {
  await openPage(page, PATH)
  const { search, titles, count, all, featured } = listingOf(page)
  for (const text of ['MEERA', 'survey', '90', 'team, ', 'AI', 'what six', ' the ', 'ana', '%']) {
    await search.fill(text)
    const found = listed.filter(holds(text))
    await expect(titles).toHaveText(titlesOf(found))
    await expect(count).toHaveText(`${found.length} of ${listed.length} articles`)
    if (found.length > 0) await expect(all.locator('mark').first()).toHaveText(text, { ignoreCase: true })
    await expect(featured).toBeHidden()
  }
  await search.fill('')
  await expect(count).toHaveText(AVAILABLE)
  await expect(featured).toBeVisible()
})

test('the index comes with the first use of the search box', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/search/')) requested.push(request.url())
  })
  await openPage(page, PATH)
  const { search, chip, titles } = listingOf(page)
  await chip('AI & Technology').click()
  await expect(titles).toHaveText(titlesOf(listed.filter(({ category }) => category === 'AI & Technology')))
  expect(requested).toEqual([])
  await search.focus()
  await expect.poll(() => requested.filter((url) => url.includes('/articles-'))).toHaveLength(1)
})

test('a category says beforehand how many articles it would leave where these are several, and leaves so many', async ({
  page,
}) => {
  await openPage(page, `${PATH}?q=manager`)
  const { chip, titles, empty, count } = listingOf(page)
  await expect(titles).toHaveText(titlesOf(listed.filter(holds('manager'))))
  for (const category of LISTING_CATEGORIES) {
    const left = listed.filter((article) => holds('manager')(article) && article.category === category)
    await expect(chip(category)).toHaveText(left.length > 1 ? `${category}${left.length} articles` : category)
    await chip(category).click()
    await expect(chip(category)).toHaveAttribute('aria-current', 'true')
    await expect(titles).toHaveText(titlesOf(left))
    await expect(count).toHaveText(`${left.length} of ${listed.length} articles`)
    await expect(empty).toBeVisible({ visible: left.length === 0 })
  }
})

test('nothing found: the message, and Clear Filters resets text and category', async ({ page }) => {
  await openPage(page, PATH)
  const { search, chip, empty, clear, titles, query, count, all } = listingOf(page)
  await chip('Team Building').click()
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

test('the address mirrors the filters: typing replaces, links add, Back and Forward work', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { search, chip, titles, query } = listingOf(page)
  const entry = () => page.evaluate(() => navigation.currentEntry?.key)
  const opened = await entry()
  await search.pressSequentially('lead', { delay: 40 })
  await expect.poll(query).toEqual({ q: 'lead' })
  expect(await entry()).toBe(opened)
  await chip('AI & Technology').click()
  await expect.poll(query).toEqual({ q: 'lead', category: 'ai-technology' })
  const both = titlesOf(
    listed.filter((article) => holds('lead')(article) && article.category === 'AI & Technology'),
  )
  await expect(titles).toHaveText(both)
  await page.goBack()
  await expect(titles).toHaveText(titlesOf(listed.filter(holds('lead'))))
  await expect(search).toHaveValue('lead')
  await expect(chip('All Categories')).toHaveAttribute('aria-current', 'true')
  await page.goForward()
  await expect(titles).toHaveText(both)
})

test('a pasted link shows its filters, keeps foreign parts, and ignores what is no filter', async ({
  page,
}) => {
  await openPage(page, `${PATH}?utm_source=mail&q=coach&category=resilience-change&tag=soup`)
  const { search, titles, chip, query } = listingOf(page)
  await expect(search).toHaveValue('coach')
  await expect(titles).toHaveText(titlesOf(listed.filter(holds('coach'))))
  await expect(chip('All Categories')).toHaveAttribute('aria-current', 'true')
  await chip('Impact & ROI').click()
  await expect.poll(query).toEqual({ utm_source: 'mail', q: 'coach', category: 'impact-roi' })
})

test('text typed before the app has taken over counts', async ({ page }) => {
  await page.goto(PATH)
  const { search, titles } = listingOf(page)
  await search.pressSequentially('offsite')
  await expect(titles).toHaveText(titlesOf(listed.filter(holds('offsite'))))
})

test('everything works by keyboard', async ({ page }) => {
  await openPage(page, PATH)
  const { search, chip, titles } = listingOf(page)
  await search.focus()
  await page.keyboard.type('what')
  await page.keyboard.press('Tab')
  await expect(chip('All Categories')).toBeFocused()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(chip('Coaching & Mentoring')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles).toHaveText(
    titlesOf(listed.filter(({ category }) => category === 'Coaching & Mentoring')),
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all articles stand there, categories filter by their anchor, and nothing pretends to work', async ({
    page,
  }) => {
    await page.goto(PATH)
    const { all, search, chip, titles } = listingOf(page)
    await expect(titles).toHaveCount(listed.length)
    await expect(search).toBeHidden()
    await expect(chip('Saved')).toBeHidden()
    await expect(all.getByRole('button').first()).toBeHidden()
    // The first has a featured article, the second doesn't.
    for (const category of ['Coaching & Mentoring', 'Professional Development']) {
      await chip(category).click()
      await expect(all.getByRole('article').filter({ visible: true }).getByRole('heading')).toHaveText(
        titlesOf(listed.filter((article) => article.category === category)),
      )
      await expect(page.getByRole('heading', { name: 'Featured Articles' })).toBeHidden()
    }
    await all.getByRole('link', { name: /^Read More about Put the decision first/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Put the decision first')
  })
})
