import { brand } from '#content/brand.ts'
import type { Inline } from '#content/schema/article.ts'
import { articleById, listed, listingOf, titlesOf } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources/articles'

const textOf = (content: readonly Inline[]) =>
  content
    .map((part) =>
      typeof part === 'string'
        ? part
        : 'strong' in part
          ? part.strong
          : 'emphasis' in part
            ? part.emphasis
            : part.text,
    )
    .join('')

for (const [id, category] of [
  ['ai-enhanced-leadership-coaching', 'AI & Technology'],
  ['building-resilient-leaders', 'Leadership Development'],
  ['communication-skills-remote-teams', 'Communication Skills'],
] as const) {
  test(`${id} shows everything that its file holds`, async ({ page }) => {
    const article = articleById(id)
    expect(article.category).toBe(category)
    await openPage(page, `${PATH}/${id}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(main.getByText(category, { exact: true })).toBeVisible()
    const facts = main.getByRole('list', { name: 'About this article' })
    await expect(facts.getByRole('listitem')).toHaveText([
      `By ${article.author}`,
      article.shownDate,
      article.readTime,
      `${article.views} views`,
    ])
    await expect(main.locator('header img')).toHaveAttribute('src', `/art/articles/${id}.svg`)
    await expect(main.getByRole('link', { name: 'Back to Articles' })).toHaveAttribute('href', PATH)
    for (const block of article.blocks) {
      if (block.kind === 'heading') {
        await expect(main.getByRole('heading', { name: block.text, exact: true })).toHaveAttribute(
          'id',
          block.id,
        )
        continue
      }
      if (block.kind === 'list') {
        if (block.title)
          await expect(main.getByRole('heading', { name: block.title, exact: true })).toBeVisible()
        for (const { content } of block.items) {
          const line = main.getByRole('listitem').filter({ hasText: textOf(content) })
          // A time in the margin, or a check icon.
          const [first = ''] = content
          const isTimed =
            typeof first === 'object' && 'strong' in first && /^(\d|Week|Day)/.test(first.strong)
          await expect(line.locator(isTimed ? '> strong' : 'svg').first()).toBeVisible()
          await expect(line.locator('svg')).toHaveCount(isTimed ? 0 : 1)
        }
        continue
      }
      if (block.kind === 'table' || block.kind === 'picture')
        throw new Error('None of these articles has one')
      const text = main
        .locator(block.kind === 'quote' ? 'blockquote' : 'p')
        .filter({ hasText: textOf(block.content) })
      await expect(text.first()).toBeVisible()
      if (block.kind === 'quote' && block.author)
        await expect(main.locator('figcaption', { hasText: block.author })).toBeVisible()
    }
    await expect(main.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([...article.tags])
    await expect(main).toContainText(article.authorBio)
    await expect(main.getByRole('img', { name: `Portrait of ${article.author}` })).toBeVisible()
    const info = page.getByRole('region', { name: 'Article Info' })
    for (const text of [article.readTime, article.views, article.shownDate])
      await expect(info).toContainText(text)
  })
}

test('steps that follow one another are numbered', async ({ page }) => {
  const { blocks } = articleById('a-team-across-five-time-zones')
  const steps = blocks.find((block) => block.kind === 'list' && block.start === 1)
  if (steps?.kind !== 'list') throw new Error('The article has no numbered list')
  await openPage(page, `${PATH}/a-team-across-five-time-zones`)
  const list = page.locator('main ol', { hasText: textOf(steps.items[0]?.content ?? []) })
  await expect(list.getByRole('listitem')).toHaveText(steps.items.map(({ content }) => textOf(content)))
  await expect(list).toHaveCSS('list-style-type', 'decimal')
})

test('the times of a schedule stand in the margin of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, `${PATH}/building-resilient-leaders`)
  const text = await page.getByRole('heading', { name: 'Strain shows in ordinary paperwork' }).boundingBox()
  for (const name of ['Week three:', '10 minutes.']) {
    const time = page.locator('main li strong', { hasText: name })
    const label = await time.boundingBox()
    const words = await time.locator('+ div').boundingBox()
    if (!text || !label || !words) throw new Error(`${name} is not shown`)
    expect(label.x + label.width).toBeLessThanOrEqual(text.x)
    expect(words.x).toBeCloseTo(text.x, 0)
  }
})

test('the head says what the article is', async ({ page }) => {
  const article = articleById('building-resilient-leaders')
  await page.goto(`${PATH}/${article.id}`)
  await expect(page).toHaveTitle(`${article.title} | Leadership Insights | ${brand.name}`)
  const meta = (key: string) => page.locator(`meta[name="${key}"], meta[property="${key}"]`)
  await expect(meta('description')).toHaveAttribute('content', article.metaDescription)
  await expect(meta('keywords')).toHaveAttribute('content', article.tags.join(', '))
  await expect(meta('og:type')).toHaveAttribute('content', 'article')
  const share = (await meta('og:image').getAttribute('content')) ?? ''
  expect((await page.request.get(new URL(share).pathname)).headers()['content-type']).toBe('image/png')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${PATH}/${article.id}$`),
  )
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  const [described, trail] = data['@graph']
  expect(described).toMatchObject({
    '@type': 'Article',
    headline: article.title,
    datePublished: article.date,
    author: { name: article.author },
    image: share,
    articleSection: article.category,
  })
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    'Home',
    'Resources',
    'Articles',
    article.title,
  ])
})

test('the parts of an article can be linked to and jumped to', async ({ page }) => {
  await openPage(page, `${PATH}/put-the-decision-first`)
  const contents = page.getByRole('navigation', { name: 'In this article' })
  const last = contents.getByRole('link').last()
  const heading = page.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true })
  await expect(heading).not.toBeInViewport()
  await last.click()
  await expect(heading).toBeInViewport()
  const id = await heading.getAttribute('id')
  await expect(page).toHaveURL((url) => url.hash === `#${id}`)
})

test('the link back keeps the filters of the listing', async ({ page }) => {
  await openPage(page, `${PATH}?category=ai-technology`)
  const { titles } = listingOf(page)
  const filtered = titlesOf(listed.filter(({ category }) => category === 'AI & Technology'))
  await expect(titles).toHaveText(filtered)
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click()
  const back = page.getByRole('link', { name: 'Back to Articles' })
  await expect(back).toHaveAttribute('href', `${PATH}?category=ai-technology`)
  await back.click()
  await expect(titles).toHaveText(filtered)
})

test('Stay Updated leads to the contact form with the address in it', async ({ page }) => {
  await openPage(page, `${PATH}/building-resilient-leaders`)
  const banner = page.getByRole('region', { name: 'Stay Updated' })
  await banner.getByRole('textbox', { name: 'Email' }).fill('asha@example.org')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact?topic=newsletter')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await expect(form.getByLabel('Work Email')).toHaveValue('asha@example.org')
})
