import type { Page } from '@playwright/test'
import { catalogOf } from './support/catalog.ts'
import { field } from './support/fillInquiry.ts'
import { holdRequests } from './support/holdRequests.ts'
import { part, searchDialog } from './support/locators.ts'
import { PHONE } from './support/openPage.ts'
import { expect, test } from './support/test.ts'

/** Actions at first paint, long before the app runs, take effect afterward. */
test.use({ viewport: PHONE, hasTouch: true, isMobile: true })
test.setTimeout(90_000)

const ARTICLE = '/resources/articles/building-resilient-leaders'

interface WaitingApp {
  /**
   * Lets the scripts come and waits until the app runs.
   * @param slowdown of the processor, for what a visitor does while the app takes over
   */
  start(slowdown?: number): Promise<void>
}

/** Opens a page and returns at first paint. No script comes before the test lets the app start. */
async function openBeforeApp(page: Page, path: string): Promise<WaitingApp> {
  const client = await page.context().newCDPSession(page)
  const release = await holdRequests(page, '**/assets/**/*.js')
  await page.addInitScript(() => {
    window.addEventListener('app-ready', () => document.documentElement.setAttribute('data-app-runs', ''))
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect(page.getByRole('contentinfo')).toBeAttached()
  return {
    async start(slowdown = 1) {
      expect(await appRuns(page), 'the app runs already').toBe(false)
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
      release()
      await expect.poll(() => appRuns(page), { timeout: 60_000 }).toBe(true)
    },
  }
}

const appRuns = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-app-runs'))

test('the menu of small screens stays open, and Back closes it', async ({ page }) => {
  const app = await openBeforeApp(page, '/leadership/a1')
  await page.getByRole('button', { name: 'Menu', exact: true }).tap()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  await app.start()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/leadership/a1')
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })

  test('a menu that was clicked and then entered by keyboard stays open', async ({ page }) => {
    const app = await openBeforeApp(page, '/about')
    const menu = page.getByRole('button', { name: 'Platforms' })
    await menu.click()
    await page.mouse.move(640, 700)
    await page.keyboard.press('Tab')
    await app.start()
    await expect(menu).not.toHaveAttribute('aria-busy')
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
  })

  test('the focus stays in a menu that was entered by keyboard', async ({ page }) => {
    const app = await openBeforeApp(page, '/about')
    const first = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Leadership/ })
    await page.getByRole('button', { name: 'Solutions' }).focus()
    await expect(first).toBeVisible()
    await page.keyboard.press('Tab')
    await app.start(6)
    await expect(first).toBeFocused()
    await expect(first).toBeVisible()
  })

  test('Ctrl-K opens the search, with every letter typed after it', async ({ page }) => {
    const app = await openBeforeApp(page, '/about')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('coaching')
    await app.start()
    await expect(searchDialog(page).getByRole('combobox')).toHaveValue('coaching')
  })
})

test('an article is saved, and the ways to share it open', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const app = await openBeforeApp(page, ARTICLE)
  const save = page.getByRole('button', { name: /^Saved?$/ })
  await save.tap()
  await page.getByRole('button', { name: 'Share' }).tap()
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await app.start()
  await expect(save).not.toHaveAttribute('aria-busy')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-expanded', 'true')
})

test('the carousel moves on', async ({ page }) => {
  const app = await openBeforeApp(page, '/resources')
  await page.getByRole('button', { name: 'Next article' }).tap()
  await app.start()
  const second = page.locator('.viewport li').nth(1)
  await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan(100)
})

test('the address for the newsletter reaches the form and stands in no URL', async ({ page }) => {
  const app = await openBeforeApp(page, '/resources')
  await part(page, 'Stay Updated').getByRole('textbox').fill('asha@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).tap()
  await app.start()
  const email = field(page.locator('#general-contact'), 'Work Email')
  await expect(email).toHaveValue('asha@example.com', { timeout: 60_000 })
  expect(page.url()).not.toContain('asha')
})

test('what is typed into the contact form stays, to the last letter', async ({ page }) => {
  const app = await openBeforeApp(page, '/contact')
  const name = field(page.locator('#general-contact'), 'Full Name')
  await name.tap()
  await name.pressSequentially('Asha Rao of Hyderabad')
  const started = app.start(4)
  await name.pressSequentially(' and Zurich', { delay: 60 })
  await started
  await name.pressSequentially(', later')
  await expect(name).toBeFocused()
  // The form's code, which says what is wrong, has taken over.
  const email = field(page.locator('#general-contact'), 'Work Email')
  await expect(async () => {
    await email.fill('asha')
    await email.blur()
    expect(await email.getAttribute('aria-invalid')).toBe('true')
  }).toPass({ timeout: 60_000 })
  await expect(name).toHaveValue('Asha Rao of Hyderabad and Zurich, later')
})

test('a search that is typed while the app takes over keeps every letter, and filters', async ({ page }) => {
  const app = await openBeforeApp(page, '/fast-track-modules')
  const { search, titles } = catalogOf(page)
  await search.focus()
  let typed = ''
  const type = async (letters: string, delay = 0) => {
    for (const letter of letters) {
      await page.keyboard.type(letter, { delay })
      typed += letter
      expect(await search.inputValue()).toBe(typed)
    }
  }
  await type('feedb')
  const started = app.start(4)
  await type('ack th', 200)
  await started
  await type('at')
  await expect(titles).toHaveText(['Feedback That Lands'])
  await expect(search).toHaveValue(typed)
})
