import { LISTING_CATEGORIES } from '#content/schema/article.ts'
import { articleById, articles, cardOf, holds, listed, listingOf, titlesOf } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

const PATH = '/resources/articles'

test('the listing shows three featured and all twelve articles', async ({ page }) => {
  await openPage(page, PATH)
  const { titles, featured, count, search, chips, chip } = listingOf(page)
  expect(listed).toHaveLength(12)
  await expect(titles).toHaveText(titlesOf(listed))
  await expect(page.getByRole('region', { name: 'All Articles' })).toBeVisible()
  const three = listed.filter((article) => article.featured)
  expect(three).toHaveLength(3)
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(titlesOf(three))
  await expect(count).toHaveText('12 articles available')
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
  for (const text of ['MEERA', 'survey', 'ninety', 'team, ', 'AI', 'what six', ' the ', 'ana', '%']) {
    await search.fill(text)
    const found = listed.filter(holds(text))
    await expect(titles).toHaveText(titlesOf(found))
    await expect(count).toHaveText(`${found.length} of 12 articles`)
    if (found.length > 0) await expect(all.locator('mark').first()).toHaveText(text, { ignoreCase: true })
    await expect(featured).toBeHidden()
  }
  await search.fill('')
  await expect(count).toHaveText('12 articles available')
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
  await expect(titles).toHaveCount(2)
  expect(requested).toEqual([])
  await search.focus()
  await expect.poll(() => requested.filter((url) => url.includes('/articles-'))).toHaveLength(1)
})

test('every category says beforehand how many articles it would leave, and leaves so many', async ({
  page,
}) => {
  await openPage(page, `${PATH}?q=manager`)
  const { chip, titles, empty, count } = listingOf(page)
  await expect(titles).toHaveText(titlesOf(listed.filter(holds('manager'))))
  for (const category of LISTING_CATEGORIES) {
    const left = listed.filter((article) => holds('manager')(article) && article.category === category)
    await expect(chip(category)).toHaveText(
      `${category}${left.length} ${left.length === 1 ? 'article' : 'articles'}`,
    )
    await chip(category).click()
    await expect(chip(category)).toHaveAttribute('aria-current', 'true')
    await expect(titles).toHaveText(titlesOf(left))
    await expect(count).toHaveText(`${left.length} of 12 articles`)
    await expect(empty).toBeVisible({ visible: left.length === 0 })
  }
})

test('nothing found: the message, and Clear Filters resets text and category', async ({ page }) => {
  await openPage(page, PATH)
  const { search, chip, empty, clear, titles, query, count, all } = listingOf(page)
  await chip('Team Building').click()
  await search.fill('no such word')
  await expect(empty).toBeVisible()
  await expect(count).toHaveText('0 of 12 articles')
  await expect.poll(query).toEqual({ q: 'no such word', category: 'team-building' })
  await clear.click()
  await expect(titles).toHaveCount(12)
  await expect(search).toHaveValue('')
  await expect(chip('All Categories')).toHaveAttribute('aria-current', 'true')
  await expect(count).toHaveText('12 articles available')
  await expect(all).toBeFocused()
  expect(query()).toEqual({})
})

test('the address mirrors the filters: typing replaces, links add, Back and Forward work', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { search, chip, titles, query } = listingOf(page)
  const length = await page.evaluate(() => history.length)
  await search.pressSequentially('lead', { delay: 40 })
  await expect.poll(query).toEqual({ q: 'lead' })
  expect(await page.evaluate(() => history.length)).toBe(length)
  await chip('AI & Technology').click()
  expect(query()).toEqual({ q: 'lead', category: 'ai-technology' })
  const both = await titles.allTextContents()
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
  expect(query()).toEqual({ utm_source: 'mail', q: 'coach', category: 'impact-roi' })
})

test('text typed before the app has taken over counts', async ({ page }) => {
  await page.goto(PATH)
  const { search, titles } = listingOf(page)
  await search.pressSequentially('offsite')
  await expect(titles).toHaveText(titlesOf(listed.filter(holds('offsite'))))
})

test('a tag shows every article that has it, those of the carousel too', async ({ page }) => {
  await openPage(page, `${PATH}?tag=resilience`)
  const { titles, count, clear } = listingOf(page)
  const tagged = articles.filter(({ tags }) => tags.includes('resilience'))
  expect(tagged.some(({ shownIn }) => !shownIn.includes('listing'))).toBe(true)
  await expect(titles).toHaveText(titlesOf(tagged))
  await expect(count).toHaveText('2 articles tagged “resilience”')
  await clear.click()
  await expect(titles).toHaveCount(12)
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
  await expect(titles).toHaveText([articleById('what-six-coaching-sessions-can-do').title])
})

test.describe('saved items', () => {
  const first = articleById('put-the-decision-first')
  const other = articleById('a-team-across-five-time-zones')
  const saveOf = (title: string) => ({ name: `Save: ${title}`, exact: true })

  test('are kept in this browser, shown by the filter, and let go', async ({ page }) => {
    await openPage(page, PATH)
    const { all, chip, titles, count, empty, query } = listingOf(page)
    await chip('Saved').click()
    await expect(empty).toBeVisible()
    await expect(page.getByText('Press Save on an article or a module')).toBeVisible()
    await chip('Saved').click()
    expect(query()).toEqual({})

    const save = all.getByRole('button', saveOf(first.title))
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(chip('Saved')).toHaveText('Saved (1)')
    // One that stands in the carousel alone is saved on its own page.
    await openPage(page, `${PATH}/${other.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    await expect(page).toHaveURL(`${PATH}?saved=1`)
    await expect(titles).toHaveText([other.title, first.title])
    await expect(count).toHaveText('2 saved articles')

    await page.reload()
    await expect(titles).toHaveText([other.title, first.title])
    await all.getByRole('button', saveOf(first.title)).click()
    await expect(titles).toHaveText([other.title])
    await expect(all).toBeFocused()
    await expect(count).toHaveText('1 saved article')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(titles).toHaveCount(12)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['arohana.saved'])
  })

  test('hold modules too, which become one enquiry', async ({ page }) => {
    for (const slug of ['own-the-number', 'find-your-why']) {
      await openPage(page, `/fast-track-modules/${slug}`)
      const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
      await save.click()
      await expect(save).toHaveAttribute('aria-pressed', 'true')
    }
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    const { count } = listingOf(page)
    await expect(count).toHaveText('0 saved articles, 2 saved modules')
    const part = page.getByRole('region', { name: 'Saved Modules' })
    await expect(part.getByRole('listitem')).toHaveCount(2)
    await expect(part.getByRole('link', { name: 'Own the Number' })).toHaveAttribute(
      'href',
      '/fast-track-modules/own-the-number',
    )
    await part.getByRole('link', { name: 'Ask about These' }).click()
    await expect(page).toHaveURL('/contact?topic=modules')
    await expect(page.getByRole('tabpanel', { name: 'General Contact' }).getByLabel('Message')).toHaveValue(
      'Please tell me more about these modules:\n\n- Find Your Why\n- Own the Number',
    )
  })

  test('put articles and modules into one message, and articles alone too', async ({ page }) => {
    const ask = page.getByRole('link', { name: 'Ask about These' })
    const message = page.getByRole('tabpanel', { name: 'General Contact' }).getByLabel('Message')
    const articles = `These articles are about what concerns us:\n\n- ${first.title}`
    await openPage(page, `${PATH}/${first.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Saved items (1)' }).click()
    await ask.click()
    await expect(message).toHaveValue(articles)

    await openPage(page, '/fast-track-modules/find-your-why')
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    await ask.click()
    await expect(message).toHaveValue(
      `Please tell me more about these modules:\n\n- Find Your Why\n\n${articles}`,
    )
  })

  test('last for the visit where the browser keeps nothing, and the notice says so', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await openPage(page, `${PATH}/${first.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toasts(page)).toContainText('Saved for this visit')
    await page.getByRole('link', { name: 'Saved items (1)' }).click()
    await expect(listingOf(page).titles).toHaveText([first.title])
  })

  test('survive a storage that cannot even be read', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await openPage(page, PATH)
    const { chip, all } = listingOf(page)
    await all.getByRole('button', saveOf(first.title)).click()
    await expect(chip('Saved')).toHaveText('Saved (1)')
  })

  test('follow what happens in another tab', async ({ page, context }) => {
    await openPage(page, PATH)
    const { chip } = listingOf(page)
    const second = await context.newPage()
    await openPage(second, `${PATH}/${first.id}`)
    await second.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(chip('Saved')).toHaveText('Saved (1)')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('all articles stand there, categories filter by their anchor, and nothing pretends to work', async ({
    page,
  }) => {
    await page.goto(PATH)
    const { all, search, chip, titles, featured } = listingOf(page)
    await expect(titles).toHaveCount(12)
    await expect(search).toBeHidden()
    await expect(chip('Saved')).toBeHidden()
    await expect(all.getByRole('button').first()).toBeHidden()
    await chip('Communication Skills').click()
    await expect(all.getByRole('article').filter({ visible: true })).toHaveCount(2)
    await expect(featured).toBeHidden()
    await all.getByRole('link', { name: /^Read More about Put the decision first/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Put the decision first')
  })
})
