import { brand } from '#content/brand.ts'
import { articleById, listed, listingOf } from './support/articles.ts'
import { generalForm, part, toasts } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest, test } from './support/test.ts'

const PATH = '/resources/articles'

test.describe('saved items', () => {
  const first = articleById('put-the-decision-first')
  const other = articleById('a-team-across-five-time-zones')
  const saveOf = (title: string) => ({ name: `Save: ${title}`, exact: true })

  sharedPageTest('are kept in this browser, shown by the filter, and let go', async ({ page }) => {
    await openPage(page, PATH)
    const { all, chip, saved, titles, count, query } = listingOf(page)
    await saved.click()
    await all.getByRole('button', { name: 'Browse Articles' }).click()
    await expect(titles).toHaveCount(listed.length)
    await expect.poll(query).toEqual({})
    const save = all.getByRole('button', saveOf(first.title))
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(saved).toHaveText('Saved (1)')
    // An article that is only in the carousel is saved on its own page.
    await openPage(page, `${PATH}/${other.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    await expect(page).toHaveURL(`${PATH}?saved=1`)
    await expect(titles).toHaveText([other.title, first.title])
    await expect(count).toHaveText('2 saved articles')
    // One chip is filled: the active filter.
    await expect(saved).toHaveAttribute('aria-current', 'true')
    await expect(chip('All Categories')).not.toHaveAttribute('aria-current')
    await chip('All Categories').click()
    await expect(titles).toHaveCount(listed.length)
    await expect.poll(query).toEqual({})
    await saved.click()
    await expect.poll(query).toEqual({ saved: '1' })

    await page.reload()
    await expect(titles).toHaveText([other.title, first.title])
    await all.getByRole('button', saveOf(other.title)).click()
    await expect(titles).toHaveText([first.title])
    await expect(all).toBeFocused()
    await expect(count).toHaveText('1 saved article')
    await page.getByRole('button', { name: 'Clear Filters' }).click()
    await expect(titles).toHaveCount(listed.length)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`${brand.slug}.saved`])
  })

  sharedPageTest('hold modules too, and become one inquiry', async ({ page }) => {
    await openPage(page, '/fast-track-modules/find-your-why')
    await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
    await openPage(page, '/fast-track-modules')
    await expect(page.getByRole('article').filter({ hasText: 'Saved' })).toContainText('Find Your Why')
    await openPage(page, `${PATH}/${first.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    await expect(listingOf(page).count).toHaveText('1 saved article, 1 saved module')
    const link = part(page, 'Saved Modules').getByRole('link', { name: 'Find Your Why' })
    await expect(link).toHaveAttribute('href', '/fast-track-modules/find-your-why')
    await page.getByRole('link', { name: 'Ask About These' }).click()
    await expect(page).toHaveURL('/contact?topic=modules')
    const message = generalForm(page).getByLabel('Message')
    await expect(message).toHaveValue(/^About: \S.*\n\n.+\n\n- Find Your Why\n\n/)
    await expect(message).toHaveValue(new RegExp(`\n\n- ${first.title}$`))
  })

  sharedPageTest('do not count once the site no longer has them', async ({ page }) => {
    await openPage(page, PATH)
    const gone = { articles: ['gone'], modules: ['gone'] }
    await page.evaluate(([key, items]) => localStorage.setItem(key, items), [
      `${brand.slug}.saved`,
      JSON.stringify(gone),
    ] as const)
    await openPage(page, `${PATH}?saved=1`)
    const { all, saved } = listingOf(page)
    await expect(saved).toHaveText('Saved (0)')
    await expect(all.getByRole('button', { name: 'Browse Articles' })).toBeVisible()
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
})
