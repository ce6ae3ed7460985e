import type { Page } from '@playwright/test'
import { contact } from '#content/contact.ts'
import { values } from '#content/values.ts'
import { holdRequests } from './support/holdRequests.ts'
import { searchDialog as dialog } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })

/** Opens the home page and the search above it. */
async function openSearch(page: Page) {
  await openPage(page, '/')
  await page.keyboard.press('/')
}

test('loads with the first use, opens from the header, by Ctrl-K and by "/", and gives the focus back', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.startsWith('/search/'))).toEqual([])
  const trigger = page.getByRole('banner').getByRole('link', { name: 'Search the site' })
  await trigger.click()
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(trigger).toBeFocused()
  // Hidden at once, gone once the app knows that it was closed.
  const element = page.locator('dialog[aria-label="Search the site"]')
  await expect(element).toHaveCount(0)
  for (const key of ['Control+k', '/']) {
    await page.keyboard.press(key)
    await expect(box(page)).toBeFocused()
    await dialog(page).getByRole('button', { name: 'Close search' }).click()
    await expect(element).toHaveCount(0)
  }
})

test('leaves "/" alone in a field', async ({ page }) => {
  await openPage(page, '/contact')
  const name = page.getByLabel('Full Name').first()
  await name.focus()
  await page.keyboard.type('a/b')
  await expect(name).toHaveValue('a/b')
  await expect(dialog(page)).toBeHidden()
})

test('opens the answer that it leads to', async ({ page }) => {
  await openSearch(page)
  const asked = contact.questions.groups[0]?.questions[1]
  await box(page).fill(asked?.question ?? '')
  await dialog(page).getByRole('option').first().click()
  await expect(page.getByText(asked?.answer ?? '', { exact: true })).toBeInViewport()
})

test('answers as one types, in groups, with marks, and follows the keyboard to the place', {
  tag: '@cross-browser',
}, async ({ page }) => {
  await openSearch(page)
  await box(page).fill('find your w')
  const first = dialog(page).getByRole('option').first()
  await expect(first).toContainText('Find Your Why')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(first.locator('mark').first()).toHaveText(/find/i)
  await expect(dialog(page).getByRole('group', { name: 'Modules' })).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/)
  const selected = dialog(page).locator('[aria-selected="true"]')
  await page.keyboard.press('ArrowDown')
  await expect(first).toHaveAttribute('aria-selected', 'false')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await selected.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fast-track-modules\/find-your-why/)
  await expect(dialog(page)).toBeHidden()
})

test('shows eight results, more on request, and helps when nothing is found', async ({ page }) => {
  await openSearch(page)
  await box(page).fill('team')
  const options = dialog(page).getByRole('option')
  await expect(options).toHaveCount(8)
  const title = options.first().locator('strong')
  const first = await title.textContent()
  const more = dialog(page).getByRole('button', { name: 'Show more results' })
  await more.click()
  await expect(options).toHaveCount(16)
  await more.press('Enter')
  await expect(options).toHaveCount(24)
  await expect(box(page)).toBeFocused()
  expect(await title.textContent()).toBe(first)
  await box(page).fill('find your why')
  await expect(options).toHaveCount(8)
  await box(page).fill('xylophone zzzz')
  await expect(more).toBeHidden()
  await expect(dialog(page)).toContainText('We found no page for “xylophone zzzz”')
  await expect(dialog(page).getByRole('status')).toHaveText('0 results')
  await expect(dialog(page).getByRole('link', { name: `All ${values().modules} modules` })).toBeVisible()
})

test('says that it is looking, and lets Enter wait for the answer', async ({ page }) => {
  const release = await holdRequests(page, '**/documents/*.json')
  await openSearch(page)
  await box(page).fill('find your why')
  await expect(dialog(page).getByRole('status')).toHaveText('Searching...')
  await box(page).press('Enter')
  await expect(page).toHaveURL(/\/$/)
  release()
  await expect(page).toHaveURL(/\/fast-track-modules\/find-your-why/)
  await expect(dialog(page)).toBeHidden()
})

test.describe('when the index can’t be loaded', () => {
  test.use({ expectedProblems: /search\/|not available|Failed to load/ })

  test('says so and offers pages', async ({ page }) => {
    await page.route('**/search/**', (route) => route.abort())
    await openSearch(page)
    await box(page).fill('coaching')
    await expect(dialog(page)).toContainText('Search couldn’t be loaded')
    await expect(dialog(page).getByRole('link', { name: 'Ask us a question' })).toBeVisible()
  })
})
