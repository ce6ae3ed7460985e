import type { Page } from '@playwright/test'
import { articleById } from './support/articles.ts'
import { field } from './support/fillEnquiry.ts'
import { expect, test } from './support/test.ts'

/** Actions at first paint on a slow phone, long before the app runs, take effect afterward. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
test.setTimeout(90_000)

const wide = { width: 1280, height: 800 }
const article = `/resources/articles/${articleById('building-resilient-leaders').id}`

/**
 * Opens a page at 400 kbit/s and 400 ms, and returns at first paint. Once half of the scripts have arrived, and thus
 * while the app starts, the processor is four times slower: before that, it would only be kept busy waiting for the network.
 */
async function openSlowly(page: Page, path: string): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  })
  let [arrived, half] = [0, Number.POSITIVE_INFINITY]
  const slowDown = async () => {
    if (arrived >= half) await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  }
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') arrived += 1
    if (arrived === half) void slowDown()
  })
  await page.addInitScript(() => {
    window.addEventListener('app-ready', () => document.documentElement.setAttribute('data-app-runs', ''))
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  const modules = await page.locator('script[data-modules]').getAttribute('data-modules')
  half = Math.floor((modules ?? '').split(' ').length / 2)
  expect(half, 'half of the scripts').toBeGreaterThan(0)
  await slowDown()
  expect(await appRuns(page), 'the app runs already').toBe(false)
}

const appRuns = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-app-runs'))
const waitForApp = (page: Page) => expect.poll(() => appRuns(page), { timeout: 60_000 }).toBe(true)

test('the menu of small screens stays open', async ({ page }) => {
  await openSlowly(page, '/leadership/a1')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await waitForApp(page)
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/leadership/a1')
})

test.describe('on a wide screen', () => {
  test.use({ viewport: wide, hasTouch: false, isMobile: false })

  test('a menu under the pointer stays open', async ({ page }) => {
    await openSlowly(page, '/about')
    await page.getByRole('button', { name: 'Solutions' }).hover()
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Coaching Solutions' })
    await expect(link).toBeVisible()
    await waitForApp(page)
    await expect(link).toBeVisible()
  })

  test('a clicked menu stays open', async ({ page }) => {
    await openSlowly(page, '/about')
    await page.getByRole('button', { name: 'Platforms' }).click()
    await page.mouse.move(640, 700)
    await waitForApp(page)
    await expect(page.getByRole('button', { name: 'Platforms' })).toHaveAttribute('aria-expanded', 'true')
  })

  test('Ctrl-K opens the search, with every letter typed after it', async ({ page }) => {
    await openSlowly(page, '/about')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('coaching', { delay: 80 })
    expect(await appRuns(page), 'the app runs already').toBe(false)
    await expect(page.getByRole('combobox', { name: 'Search the site' })).toHaveValue('coaching', {
      timeout: 60_000,
    })
  })

  test('the focus stays in a menu that was entered by keyboard', async ({ page }) => {
    await openSlowly(page, '/about')
    const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Leadership/ })
    await page.getByRole('button', { name: 'Solutions' }).focus()
    await page.keyboard.press('Tab')
    await expect(first).toBeFocused()
    await waitForApp(page)
    await expect(first).toBeFocused()
    await expect(first).toBeVisible()
  })
})

test('the filters of the catalog unfold', async ({ page }) => {
  await openSlowly(page, '/fast-track-modules')
  const toggle = page.getByRole('button', { name: 'Category and audience' })
  await toggle.tap()
  await expect(toggle).toHaveAttribute('aria-busy', 'true')
  await waitForApp(page)
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await expect(toggle).not.toHaveAttribute('aria-busy')
})

test('an article is saved', async ({ page }) => {
  await openSlowly(page, article)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.tap()
  await waitForApp(page)
  await expect(save).toHaveAttribute('aria-pressed', 'true')
})

test('the ways to share an article open', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await openSlowly(page, article)
  await page.getByRole('button', { name: 'Share' }).tap()
  await waitForApp(page)
  await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'true')
})

test('the carousel moves on', async ({ page }) => {
  await openSlowly(page, '/resources')
  await page.getByRole('button', { name: 'Next article' }).tap()
  await waitForApp(page)
  const viewport = page.locator('.viewport')
  await expect
    .poll(
      () => viewport.evaluate((row) => row.querySelectorAll('li')[1]?.getBoundingClientRect().left ?? 999),
      {
        timeout: 20_000,
      },
    )
    .toBeLessThan(100)
})

test('the address for the newsletter reaches the form and stands in no URL', async ({ page }) => {
  await openSlowly(page, '/resources')
  await page.getByRole('region', { name: 'Stay Updated' }).getByRole('textbox').fill('asha@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).tap()
  await expect(field(page.locator('#general-contact'), 'Work Email')).toHaveValue('asha@example.com', {
    timeout: 60_000,
  })
  expect(page.url()).not.toContain('asha')
})

test('what is typed into the contact form stays, to the last letter', async ({ page }) => {
  await openSlowly(page, '/contact')
  const name = field(page.locator('#general-contact'), 'Full Name')
  await name.tap()
  await name.pressSequentially('Asha Rao of Hyderabad and Zurich', { delay: 60 })
  await waitForApp(page)
  await name.pressSequentially(', later')
  await expect(page.locator('#general-contact form')).toHaveJSProperty('noValidate', true, {
    timeout: 60_000,
  })
  await expect(name).toHaveValue('Asha Rao of Hyderabad and Zurich, later')
  await expect(name).toBeFocused()
})

test('what is typed into the search of the catalog filters it', async ({ page }) => {
  await openSlowly(page, '/fast-track-modules')
  await page.getByRole('searchbox', { name: 'Search modules' }).fill('feedback that')
  await waitForApp(page)
  await expect(page.locator('#modules').getByRole('article')).toHaveCount(1)
})

test('a search that is typed while the app takes over keeps every letter', async ({ page }) => {
  await openSlowly(page, '/fast-track-modules')
  const box = page.getByRole('searchbox', { name: 'Search modules' })
  await box.focus()
  let typed = ''
  for (const letter of 'feedback that') {
    await page.keyboard.type(letter)
    typed += letter
    expect(await box.inputValue()).toBe(typed)
    await page.waitForTimeout(typed.length < 6 ? 60 : 700)
  }
  await waitForApp(page)
  await expect(page.locator('#modules').getByRole('article')).toHaveCount(1)
  await expect(box).toHaveValue(typed)
})
