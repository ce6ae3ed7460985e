import { brand } from '#content/brand.ts'
import { articleById, articles, listingOf } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources/articles'

test('related articles: the same category, at most two, and none where there are none', async ({ page }) => {
  const related = page.getByRole('region', { name: 'Related Articles' })
  for (const article of articles) {
    await page.goto(`${PATH}/${article.id}`)
    const others = articles.filter(({ id, category }) => id !== article.id && category === article.category)
    await expect(related).toBeVisible({ visible: others.length > 0 })
    for (const { title, readTime } of others.slice(0, 2))
      await expect(related.getByRole('link', { name: `${title} ${readTime}` })).toBeVisible()
    await expect(related.getByRole('link')).toHaveCount(Math.min(2, others.length))
  }
})

test('at the foot of an article there are two more, with their pictures', async ({ page }) => {
  await openPage(page, `${PATH}/communication-skills-remote-teams`)
  const next = page.getByRole('region', { name: 'Read Next' })
  await next.scrollIntoViewIfNeeded()
  await expect(next.getByRole('link')).toHaveCount(2)
  await expect(next.locator('img')).toHaveCount(2)
  const title = await next.locator('strong').first().innerText()
  await next.getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a related article opens, with its own state', async ({ page }) => {
  await openPage(page, `${PATH}/building-resilient-leaders`)
  await page.getByRole('button', { name: 'Share' }).click()
  const next = articleById('first-ninety-days-of-a-new-manager')
  await page.getByRole('region', { name: 'Related Articles' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(next.title)
  await expect(page).toHaveTitle(`${next.title} | Leadership Insights | ${brand.name}`)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'false')
})

test('tags that another article has lead to the list of them; the others are text', async ({ page }) => {
  await openPage(page, `${PATH}/building-resilient-leaders`)
  const tags = page.getByRole('list', { name: 'Tags' })
  await expect(tags.getByRole('link')).toHaveText(['resilience', 'frontline leadership'])
  await tags.getByRole('link', { name: 'resilience' }).click()
  await expect(page).toHaveURL(`${PATH}?tag=resilience`)
  await expect(listingOf(page).titles).toHaveCount(2)
})

test('the category leads to the articles of it, in the list that has it', async ({ page }) => {
  for (const [id, address] of [
    ['put-the-decision-first', `${PATH}?category=professional-development`],
    ['a-team-across-five-time-zones', '/resources?category=global-leadership'],
  ] as const) {
    await page.goto(`${PATH}/${id}`)
    const { category } = articleById(id)
    await expect(page.getByRole('main').getByRole('link', { name: category, exact: true })).toHaveAttribute(
      'href',
      address,
    )
  }
})
