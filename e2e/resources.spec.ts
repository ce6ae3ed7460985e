import type { Page } from '@playwright/test'
import { CAROUSEL_CATEGORIES } from '#content/schema/article.ts'
import { cardOf, holds, inCarousel, listingOf, titlesOf } from './support/articles.ts'
import { builtFileOf } from './support/builtFileOf.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

const PATH = '/resources'
const CAROUSEL_CODE = builtFileOf('components/articles/EmblaBinding.tsx')

function carouselOf(page: Page) {
  const row = page.getByRole('group', { name: 'Articles', exact: true })
  const chips = page.getByRole('navigation', { name: 'Article categories' })
  return {
    row,
    viewport: row.locator('.viewport'),
    slides: row.locator('.slides > li'),
    titles: row.getByRole('article').getByRole('heading'),
    chip: (name: string) => chips.getByRole('link', { name, exact: true }),
    chips,
    heading: page.getByRole('heading', { level: 2, name: /Articles$/ }),
    count: page.locator('main').getByRole('status'),
    search: page.getByRole('searchbox', { name: 'Search articles' }),
    previous: row.getByRole('button', { name: 'Previous article' }),
    next: row.getByRole('button', { name: 'Next article' }),
    query: () => Object.fromEntries(new URL(page.url()).searchParams),
  }
}

/** Waits until the carousel's code has taken over the row. */
const waitForCarousel = (page: Page) => expect(carouselOf(page).viewport).toHaveAttribute('data-ready')

/** The title of the article that stands at the start of the row, once the row has come to rest. */
async function atStart(page: Page): Promise<string> {
  const { slides, viewport } = carouselOf(page)
  const read = async () => {
    const edge = (await viewport.locator('.slides').boundingBox(), await viewport.boundingBox())
    if (!edge) throw new Error('There is no row')
    const places = await slides.evaluateAll((items) =>
      items.map(
        (item) => [item.querySelector('h3')?.textContent ?? '', item.getBoundingClientRect().left] as const,
      ),
    )
    const padding = await viewport.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).paddingLeft),
    )
    return places.find(([, left]) => Math.abs(left - edge.x - padding) < 1.5)?.[0]
  }
  let title: string | undefined
  await expect.poll(async () => (title = await read()), { message: 'a slide at the start' }).toBeTruthy()
  return title ?? ''
}

test('seven articles, each with everything its card shows', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, heading, count, chips, row } = carouselOf(page)
  await expect(titles).toHaveText(titlesOf(inCarousel))
  expect(inCarousel).toHaveLength(7)
  await expect(heading).toHaveText('All Categories Articles')
  await expect(count).toHaveText('7 articles')
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
    const shown = inCarousel.filter((article) => article.category === category)
    await expect(heading).toHaveText(`${category} Articles`)
    await expect(titles).toHaveText(titlesOf(shown))
    await expect(count).toHaveText(shown.length === 1 ? '1 article' : `${shown.length} articles`)
    await expect(chip(category)).toHaveAttribute('aria-current', 'true')
    await expect(chip('All Categories')).not.toHaveAttribute('aria-current')
  }
  expect(query()).toEqual({ category: 'impact-roi' })
  await expect(previous).toBeDisabled()
  await expect(next).toBeDisabled()
  await page.goBack()
  await expect(heading).toHaveText('Global Leadership Articles')
  await chip('All Categories').click()
  await expect(heading).toHaveText('All Categories Articles')
  await expect(titles).toHaveCount(7)
  expect(query()).toEqual({})
})

test('a pasted link shows its category and text; what is no category stands for all', async ({ page }) => {
  await openPage(page, `${PATH}?category=ai-technology`)
  const { heading, titles, search } = carouselOf(page)
  await expect(heading).toHaveText('AI & Technology Articles')
  await expect(titles).toHaveCount(1)
  await openPage(page, `${PATH}?category=cooking&q=coach`)
  await expect(heading).toHaveText('All Categories Articles')
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Articles')
  await expect(listingOf(page).search).toHaveValue('manager')
  await page.goBack()
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
  await expect(titles).toHaveCount(7)
  await expect(search).toHaveValue('')
  await waitForCarousel(page)
})

test.describe('the carousel', () => {
  for (const [width, share] of [
    [390, 0.85],
    [800, 0.45],
    [1440, 0.3],
  ] as const) {
    test(`slides take ${share * 100} % at ${width} px, before and after it runs`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(PATH)
      const { slides, row } = carouselOf(page)
      const measure = async () => {
        const all = await row.locator('.slides').evaluate((list) => list.clientWidth)
        const widths = await slides.evaluateAll((items) =>
          items.map((item) => item.getBoundingClientRect().width),
        )
        for (const slide of widths) expect(slide / all).toBeCloseTo(share, 2)
      }
      await measure()
      await openPage(page, PATH)
      await row.scrollIntoViewIfNeeded()
      await waitForCarousel(page)
      await measure()
    })
  }

  test('moves one slide per step, aligned to the start, and loops both ways', async ({ page }) => {
    await openPage(page, PATH)
    const { row, next, previous } = carouselOf(page)
    await row.scrollIntoViewIfNeeded()
    await waitForCarousel(page)
    const expected = titlesOf(inCarousel)
    for (const title of [...expected.slice(1), expected[0], expected[1]]) {
      await next.click()
      await expect.poll(() => atStart(page)).toBe(title)
    }
    for (const title of [expected[0], expected[6], expected[5]]) {
      await previous.click()
      await expect.poll(() => atStart(page)).toBe(title)
    }
  })

  test('is moved by the arrow keys, and the focus brings a slide into view', async ({ page }) => {
    await openPage(page, PATH)
    const { row, next } = carouselOf(page)
    await row.scrollIntoViewIfNeeded()
    await waitForCarousel(page)
    const expected = titlesOf(inCarousel)
    await next.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => atStart(page)).toBe(expected[1])
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => atStart(page)).toBe(expected[6])
    await row.getByRole('link').first().focus()
    for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
    await expect(row.getByRole('link').nth(4)).toBeFocused()
    await expect(row.getByRole('link').nth(4)).toBeInViewport()
  })

  test('is dragged; a drag follows no link, a press that wavers by less than 10 px does', async ({
    page,
  }) => {
    await openPage(page, PATH)
    const { row, slides } = carouselOf(page)
    await row.scrollIntoViewIfNeeded()
    await waitForCarousel(page)
    const box = await slides.first().boundingBox()
    if (!box) throw new Error('There is no slide')
    const [x, y] = [box.x + box.width / 2, box.y + 60]
    const drag = async (distance: number) => {
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x - distance / 2, y)
      await page.mouse.move(x - distance, y, { steps: 8 })
      await page.mouse.up()
    }
    await drag(220)
    await expect.poll(() => atStart(page)).toBe(inCarousel[1]?.title)
    await expect(page).toHaveURL(PATH)
    await drag(6)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inCarousel[1]?.title ?? '')
  })

  test('its code arrives apart from the page, once the row is in view', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 500 })
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await openPage(page, PATH)
    await page.waitForTimeout(500)
    expect(scripts.filter((url) => url.endsWith(CAROUSEL_CODE))).toEqual([])
    await carouselOf(page).next.click()
    await expect.poll(() => atStart(page)).toBe(inCarousel[1]?.title)
    expect(scripts.filter((url) => url.endsWith(CAROUSEL_CODE))).toHaveLength(1)
  })

  test('stands still at once for people who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, PATH)
    const { row, next, slides } = carouselOf(page)
    await row.scrollIntoViewIfNeeded()
    await waitForCarousel(page)
    const before = await slides.nth(1).boundingBox()
    await next.click()
    const after = await slides.nth(1).boundingBox()
    expect((before?.x ?? 0) - (after?.x ?? 0)).toBeCloseTo(before?.width ?? 0, 0)
  })

  test.describe('whose code cannot be had', () => {
    test.use({ expectedProblems: /assets\/chunks|Failed to load resource/ })

    test('scrolls by itself', async ({ page }) => {
      await page.route(`**/${CAROUSEL_CODE}`, (route) => route.abort())
      await openPage(page, PATH)
      const { next, viewport } = carouselOf(page)
      await next.click()
      await expect.poll(() => viewport.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300)
    })
  })
})

test('a tooltip names the arrows after 700 ms, the next one at once, and Escape hides it', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { next, previous, row } = carouselOf(page)
  await row.scrollIntoViewIfNeeded()
  const tooltip = page.locator('[data-tooltip]')
  await next.hover()
  await page.waitForTimeout(450)
  await expect(tooltip).toHaveCount(0)
  await expect(tooltip).toHaveText('Next article')
  await previous.hover()
  await expect(tooltip).toHaveText('Previous article', { timeout: 400 })
  await page.mouse.move(10, 10)
  await expect(tooltip).toHaveCount(0)
  await page.waitForTimeout(350)
  await next.hover()
  await page.waitForTimeout(450)
  await expect(tooltip).toHaveCount(0)
  await page.mouse.move(10, 10)
  await previous.focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Next article')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('Subscribe opens the contact form with the address, which stands in no URL', async ({ page }) => {
  await openPage(page, PATH)
  const part = page.getByRole('region', { name: 'Stay Updated' })
  const field = part.getByRole('textbox', { name: 'E-mail' })
  await field.fill('not an address')
  await part.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL(PATH)
  await field.fill('asha@example.org')
  await part.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/contact?topic=newsletter')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await expect(form.getByLabel('Work Email')).toHaveValue('asha@example.org')
  await expect(form.getByLabel('Message')).toHaveValue(/Newsletter[\s\S]*Please add me to your newsletter\./)
  await expect(page.getByText(/subscribed/i)).toHaveCount(0)
})

test('the RSS link leads to the feed of all articles', async ({ page, request }) => {
  await openPage(page, PATH)
  const href = await page.getByRole('link', { name: 'RSS feed' }).getAttribute('href')
  const feed = await (await request.get(href ?? '')).text()
  expect(feed.match(/<item>/g)).toHaveLength(14)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the row scrolls, categories filter by their anchor, and nothing pretends to work', async ({
    page,
  }) => {
    await page.goto(PATH)
    const { titles, slides, chip, viewport, previous, heading } = carouselOf(page)
    await expect(titles).toHaveCount(7)
    expect(await viewport.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    await expect(previous).toBeHidden()
    await chip('Strategic Thinking').click()
    await expect(page).toHaveURL(`${PATH}?category=strategic-thinking#strategic-thinking`)
    await expect(slides.filter({ visible: true })).toHaveCount(1)
    await expect(slides.filter({ visible: true })).toContainText('Strategic Thinking')
    await expect(heading.locator('span')).toBeHidden()
    await chip('All Categories').click()
    await expect(slides.filter({ visible: true })).toHaveCount(7)
  })

  test('the search form leads to the listing, Subscribe to the contact form', async ({ page }) => {
    await page.goto(PATH)
    await carouselOf(page).search.fill('coach')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/resources/articles?q=coach')
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible()
    await page.goto(PATH)
    const part = page.getByRole('region', { name: 'Stay Updated' })
    await expect(part.getByLabel('E-mail')).toBeHidden()
    await part.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/contact?topic=newsletter')
  })
})
