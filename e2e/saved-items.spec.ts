import { brand } from '#content/brand.ts'
import { articleById, listed, listingOf } from './support/articles.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

const PATH = '/resources/articles'

test.describe('saved items', () => {
  const first = articleById('put-the-decision-first')
  const other = articleById('a-team-across-five-time-zones')
  const saveOf = (title: string) => ({ name: `Save: ${title}`, exact: true })

  sharedPageTest('are kept in this browser, shown by the filter, and let go', async ({ page }) => {
    await openPage(page, PATH)
    const { all, chip, titles, count, empty, query } = listingOf(page)
    await chip('Saved').click()
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await expect(page.getByText('Press Save on an article or a module')).toBeVisible()
    await expect(empty).toBeHidden()
    await expect(all.getByRole('link', { name: 'Browse Modules' })).toHaveAttribute(
      'href',
      '/fast-track-modules',
    )
    await all.getByRole('button', { name: 'Browse Articles' }).click()
    await expect(titles).toHaveCount(listed.length)
    await expect.poll(query).toEqual({})
    await chip('Saved').click()
    await chip('Saved').click()
    await expect.poll(query).toEqual({})

    const save = all.getByRole('button', saveOf(first.title))
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(chip('Saved')).toHaveText('Saved (1)')
    // An article that is only in the carousel is saved on its own page.
    await openPage(page, `${PATH}/${other.id}`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    await expect(page).toHaveURL(`${PATH}?saved=1`)
    await expect(titles).toHaveText([other.title, first.title])
    await expect(count).toHaveText('2 saved articles')
    // One chip is filled: the one that rules.
    await expect(chip('Saved')).toHaveAttribute('aria-current', 'true')
    await expect(chip('All Categories')).not.toHaveAttribute('aria-current')
    await chip(first.category).click()
    await expect(titles).toHaveText([first.title])
    await chip('All Categories').click()
    await expect(titles).toHaveCount(listed.length)
    await expect.poll(query).toEqual({})
    await chip('Saved').click()
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

  sharedPageTest('hold modules too, which become one enquiry', async ({ page }) => {
    for (const slug of ['own-the-number', 'find-your-why']) {
      await openPage(page, `/fast-track-modules/${slug}`)
      const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
      await save.click()
      await expect(save).toHaveAttribute('aria-pressed', 'true')
    }
    await page.getByRole('link', { name: 'Saved items (2)' }).click()
    const { count, empty } = listingOf(page)
    await expect(count).toHaveText('0 saved articles, 2 saved modules')
    const part = page.getByRole('region', { name: 'Saved Modules' })
    await expect(part.getByRole('listitem')).toHaveCount(2)
    await expect(empty).toBeHidden()
    await expect(part.getByRole('link', { name: 'Own the Number' })).toHaveAttribute(
      'href',
      '/fast-track-modules/own-the-number',
    )
    await part.getByRole('link', { name: 'Ask About These' }).click()
    await expect(page).toHaveURL('/contact?topic=modules')
    await expect(page.getByRole('tabpanel', { name: 'General Contact' }).getByLabel('Message')).toHaveValue(
      'Please tell me more about these modules:\n\n- Find Your Why\n- Own the Number',
    )
  })

  sharedPageTest('put articles and modules into one message, and articles alone too', async ({ page }) => {
    const ask = page.getByRole('link', { name: 'Ask About These' })
    const message = page.getByRole('tabpanel', { name: 'General Contact' }).getByLabel('Message')
    const articles = `These articles cover the questions we have:\n\n- ${first.title}`
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
