import { CAROUSEL_CATEGORIES } from '#content/schema/article.ts'
import { cardOf, holds, inCarousel, listed, listingOf, titlesOf } from './support/articles.ts'
import { carouselOf, waitForCarousel } from './support/carousel.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources'
const inCategory = (name: string) => inCarousel.filter(({ category }) => category === name)

test('the articles of the carousel, each with everything its card shows', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, heading, count, chips, row } = carouselOf(page)
  await expect(titles).toHaveText(titlesOf(inCarousel))
  await expect(heading).toHaveText('All Articles')
  await expect(count).toHaveText(`${inCarousel.length} articles`)
  await expect(chips.getByRole('link')).toHaveText(['All Categories', ...CAROUSEL_CATEGORIES])
  for (const article of inCarousel) {
    const card = cardOf(row, article.title)
    for (const text of [
      article.category,
      article.excerpt,
      article.shownDate,
      article.readTime,
      article.views,
    ])
      await expect(card).toContainText(text)
    await expect(card.locator('img')).toHaveAttribute('src', `/art/articles/${article.id}.svg`)
    await expect(card.getByRole('link', { name: `Read More about ${article.title}` })).toHaveAttribute(
      'href',
      `/resources/articles/${article.id}`,
    )
  }
  for (const name of ['View All Articles', 'Browse All Articles'])
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/resources/articles')
})

test('every category filters, and says so in the heading, the count and the address', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, heading, count, chip, query, previous, next } = carouselOf(page)
  for (const category of CAROUSEL_CATEGORIES) {
    await chip(category).click()
    const shown = inCategory(category)
    await expect(heading).toHaveText(`${category} Articles`)
    await expect(titles).toHaveText(titlesOf(shown))
    await expect(count).toHaveText(shown.length === 1 ? '1 article' : `${shown.length} articles`)
    await expect(chip(category)).toHaveAttribute('aria-current', 'true')
    await expect(chip('All Categories')).not.toHaveAttribute('aria-current')
  }
  await expect.poll(query).toEqual({ category: 'impact-roi' })
  // At this width up to three slides are all visible.
  const isStill = inCategory('Impact & ROI').length <= 3
  await expect(previous).toBeEnabled({ enabled: !isStill })
  await expect(next).toBeEnabled({ enabled: !isStill })
  await page.goBack()
  await expect(heading).toHaveText('Global Leadership Articles')
  await chip('All Categories').click()
  await expect(heading).toHaveText('All Articles')
  await expect(titles).toHaveCount(inCarousel.length)
  await expect.poll(query).toEqual({})
})

test('a category leads to its other articles in the listing, if there are any', async ({ page }) => {
  await openPage(page, PATH)
  const { chip } = carouselOf(page)
  const link = page.getByRole('link', { name: /more articles? on/ })
  await expect(link).toHaveCount(0)
  for (const category of CAROUSEL_CATEGORIES) {
    await chip(category).click()
    const others = listed.filter((article) => article.category === category && !inCarousel.includes(article))
    await expect(link).toHaveCount(others.length > 0 ? 1 : 0)
  }
  await chip('Leadership Development').click()
  await link.click()
  await expect(page).toHaveURL('/resources/articles?category=leadership-development')
  const inListing = listed.filter(({ category }) => category === 'Leadership Development')
  await expect(listingOf(page).count).toHaveText(`${inListing.length} of ${listed.length} articles`)
})

test('a pasted link shows its category and text; what is no category stands for all', async ({ page }) => {
  await openPage(page, `${PATH}?category=ai-technology`)
  const { heading, titles, search } = carouselOf(page)
  await expect(heading).toHaveText('AI & Technology Articles')
  await expect(titles).toHaveText(titlesOf(inCategory('AI & Technology')))
  await openPage(page, `${PATH}?category=cooking&q=coach`)
  await expect(heading).toHaveText('All Articles')
  await expect(search).toHaveValue('coach')
  await expect(titles).toHaveText(titlesOf(inCarousel.filter(holds('coach'))))
})

test('the search box filters as one types, by title, excerpt and author', async ({ page }) => {
  await openPage(page, PATH)
  const { search, titles, count, row, query } = carouselOf(page)
  for (const text of ['OFFSITE', 'survey', 'arjun menon', 'decision']) {
    const shown = inCarousel.filter(holds(text))
    await search.fill(text)
    await expect(titles).toHaveText(titlesOf(shown))
    if (shown.length === 0) continue
    await expect(count).toHaveText(shown.length === 1 ? '1 article' : `${shown.length} articles`)
    await expect(row.locator('mark').first()).toHaveText(new RegExp(text, 'i'))
  }
  await expect.poll(query).toEqual({ q: 'decision' })
})

test('Enter in the search box leads to the listing', async ({ page }) => {
  await openPage(page, PATH)
  await carouselOf(page).search.fill('manager')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/resources/articles?q=manager')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leadership articles')
  await expect(listingOf(page).search).toHaveValue('manager')
  await page.goBack()
  // The listing has a box of the same name.
  await expect(carouselOf(page).row).toBeVisible()
  await expect(carouselOf(page).search).toHaveValue('manager')
})

test('an empty category says so and leads back to all', async ({ page }) => {
  await openPage(page, PATH)
  const { chip, search, heading, count, titles } = carouselOf(page)
  await chip('Global Leadership').click()
  await search.fill('offsite')
  const message = page.getByText('No articles found in this category.')
  await expect(message).toBeVisible()
  await expect(count).toHaveText('0 articles')
  await expect(heading).toHaveText('Global Leadership Articles')
  await page.getByRole('button', { name: 'All Categories' }).click()
  await expect(message).toBeHidden()
  await expect(heading).toBeFocused()
  await expect(titles).toHaveText(titlesOf(inCarousel.filter(holds('offsite'))))
  await expect(search).toHaveValue('offsite')
})

test('a text that stands nowhere says so, and Clear Filters takes it back', async ({ page }) => {
  await openPage(page, PATH)
  const { search, titles } = carouselOf(page)
  await search.fill('no such word')
  await expect(page.getByText('No articles found matching your criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(titles).toHaveCount(inCarousel.length)
  await expect(search).toHaveValue('')
  await waitForCarousel(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the row scrolls, categories filter by their anchor, and nothing pretends to work', async ({
    page,
  }) => {
    await page.goto(PATH)
    const { titles, slides, chip, viewport, previous, heading } = carouselOf(page)
    await expect(titles).toHaveCount(inCarousel.length)
    expect(await viewport.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await expect(previous).toBeHidden()
    await chip('Strategic Thinking').click()
    await expect(page).toHaveURL(`${PATH}?category=strategic-thinking#strategic-thinking`)
    await expect(slides.filter({ visible: true }).getByRole('heading')).toHaveText(
      titlesOf(inCategory('Strategic Thinking')),
    )
    await expect(heading.locator('span')).toBeHidden()
    await chip('All Categories').click()
    await expect(slides.filter({ visible: true })).toHaveCount(inCarousel.length)
  })

  test('the search form leads to the listing, Subscribe to the contact form', async ({ page }) => {
    await page.goto(PATH)
    await carouselOf(page).search.fill('coach')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resources/articles?q=coach')
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible()
    await page.goto(PATH)
    const part = page.getByRole('region', { name: 'Stay Updated' })
    await expect(part.getByLabel('Email')).toBeHidden()
    await part.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/contact?topic=newsletter')
  })
})
