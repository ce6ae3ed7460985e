import { site } from '#content/site.ts'
import { articleById, articles, listed, listingOf, titlesOf } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

// Articles only in the carousel of /resources.
const PATH = '/resources/articles'

test('nothing found in the listing: the search of the whole site takes the words, and finds what stands outside', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { search, empty, count, all } = listingOf(page)
  const outside = articleById('a-team-across-five-time-zones')
  expect(listed).not.toContain(outside)
  await search.fill('five time zones')
  await expect(empty).toBeVisible()
  await expect(count).toHaveText(`0 of ${listed.length} articles`)
  await all.getByRole('link', { name: site.search.elsewhere('five time zones') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox')).toHaveValue('five time zones')
  await dialog.getByRole('option').first().click()
  await expect(page).toHaveURL(new RegExp(`${PATH}/${outside.id}`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(outside.title)
})

test('a tag shows every article that has it, those of the carousel too', async ({ page }) => {
  await openPage(page, `${PATH}?tag=resilience`)
  const { titles, count, clear } = listingOf(page)
  const tagged = articles.filter(({ tags }) => tags.includes('resilience'))
  expect(tagged.some(({ shownIn }) => !shownIn.includes('listing'))).toBe(true)
  await expect(titles).toHaveText(titlesOf(tagged))
  await expect(count).toHaveText(`${tagged.length} articles tagged “resilience”`)
  await clear.click()
  await expect(titles).toHaveCount(listed.length)
})
