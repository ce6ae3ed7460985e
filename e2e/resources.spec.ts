import { CAROUSEL_CATEGORIES } from '#content/schema/articleCategories.ts'
import { articles, cardOf, holds, inCarousel, listingOf, titlesOf } from './support/articles.ts'
import { carouselOf } from './support/carousel.ts'
import { openPage, PHONE } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources'
const inCategory = (name: string) => inCarousel.filter(({ category }) => category === name)
const countOf = (shown: readonly unknown[]) => (shown.length === 1 ? '1 article' : `${shown.length} articles`)

test('the carousel holds its articles, each with everything its card shows, and RSS all of them', async ({
  page,
  request,
}) => {
  await openPage(page, PATH)
  const { titles, heading, count, chips, row } = carouselOf(page)
  await expect(titles).toHaveText(titlesOf(inCarousel))
  await expect(heading).toHaveText('Selected Articles')
  await expect(count).toHaveText(`${inCarousel.length} articles`)
  await expect(chips.getByRole('link')).toHaveText(['All Categories', ...CAROUSEL_CATEGORIES])
  for (const { id, title, excerpt } of inCarousel) {
    const card = cardOf(row, title)
    await expect(card).toContainText(excerpt)
    const link = card.getByRole('link', { name: `Read More about ${title}` })
    await expect(link).toHaveAttribute('href', `/resources/articles/${id}`)
  }
  const href = await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')
  const feed = await (await request.get(href ?? '')).text()
  expect(feed.match(/<item>/g)).toHaveLength(articles.length)
})

test('every category filters, and says so in the heading, the count and the address', async ({ page }) => {
  // On phones, each has a chip.
  await page.setViewportSize(PHONE)
  await openPage(page, PATH)
  const { titles, heading, count, chip, query } = carouselOf(page)
  for (const category of CAROUSEL_CATEGORIES) {
    await chip(category).click()
    const shown = inCategory(category)
    await expect(heading).toHaveText(`${category} Articles`)
    await expect(titles).toHaveText(titlesOf(shown))
    await expect(count).toHaveText(countOf(shown))
    await expect(chip(category)).toHaveAttribute('aria-current', 'true')
  }
  await expect.poll(query).toEqual({ category: 'impact-roi' })
  await page.goBack()
  await expect(heading).toHaveText('Global Leadership Articles')
  await chip('All Categories').click()
  await expect(heading).toHaveText('Selected Articles')
  await expect(titles).toHaveCount(inCarousel.length)
  await expect.poll(query).toEqual({})
})

test('the search box filters as one types, and Enter leads to the listing', async ({ page }) => {
  await openPage(page, `${PATH}?category=cooking&q=coach`)
  const { search, titles, count, row, query, heading } = carouselOf(page)
  await expect(heading).toHaveText('Selected Articles')
  await expect(titles).toHaveText(titlesOf(inCarousel.filter(holds('coach'))))
  for (const text of ['OFFSITE', 'arjun menon', 'decision']) {
    const shown = inCarousel.filter(holds(text))
    await search.fill(text)
    await expect(titles).toHaveText(titlesOf(shown))
    await expect(count).toHaveText(countOf(shown))
    await expect(row.locator('mark').first()).toHaveText(new RegExp(text, 'i'))
  }
  await expect.poll(query).toMatchObject({ q: 'decision' })
  await search.press('Enter')
  await expect(page).toHaveURL('/resources/articles?q=decision')
  await expect(listingOf(page).search).toHaveValue('decision')
  await page.goBack()
  // The listing has a box of the same name.
  await expect(row).toBeVisible()
  await expect(search).toHaveValue('decision')
})

test('an empty category, and a search without matches, say so and lead back', async ({ page }) => {
  await openPage(page, PATH)
  const { chip, search, heading, count, titles } = carouselOf(page)
  await chip('Global Leadership').click()
  await search.fill('offsite')
  const message = page.getByText('No articles found in this category.')
  await expect(message).toBeVisible()
  await expect(count).toHaveText('0 articles')
  await page.getByRole('button', { name: 'All Categories' }).click()
  await expect(message).toBeHidden()
  await expect(heading).toBeFocused()
  await expect(titles).toHaveText(titlesOf(inCarousel.filter(holds('offsite'))))
  await search.fill('no such word')
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(titles).toHaveCount(inCarousel.length)
  await expect(search).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the row scrolls, categories filter by their anchor, and the forms lead on', async ({ page }) => {
    await page.goto(PATH)
    const { titles, slides, chip, viewport, previous, search } = carouselOf(page)
    await expect(titles).toHaveCount(inCarousel.length)
    expect(await viewport.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await expect(previous).toBeHidden()
    await chip('Strategic Thinking').click()
    await expect(slides.filter({ visible: true }).getByRole('heading')).toHaveText(
      titlesOf(inCategory('Strategic Thinking')),
    )
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/contact?topic=newsletter')
    await page.goto(PATH)
    await search.fill('coach')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resources/articles?q=coach')
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible()
  })
})
