import type { Page } from '@playwright/test'
import { brand, company } from '#content/brand.ts'
import { site } from '#content/site.ts'
import { pageTitle } from './support/locators.ts'
import { openPage, PHONE, waitForApp } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

/** As the browser reports a color. */
const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`
const WHITE = 'rgb(255, 255, 255)'

const header = (page: Page) => page.getByRole('banner')
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openDrawer = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click()

/** Without a window the pointer starts at the top left, over the header. */
const leaveHeader = (page: Page) => page.mouse.move(720, 700)

test.describe('the header of wide screens', { tag: '@cross-browser' }, () => {
  test('is sticky, 80 px high, in the color of the hero, and white while it is hovered', async ({ page }) => {
    await openPage(page, '/contact')
    await leaveHeader(page)
    await expect(header(page)).toHaveCSS('background-color', rgb(brand.palette.coral[500]))
    await openPage(page, '/')
    await leaveHeader(page)
    expect((await header(page).boundingBox())?.height).toBe(80)
    await expect(header(page)).toHaveCSS('position', 'sticky')
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(header(page)).toHaveCSS('background-color', rgb(brand.palette.teal[900]))
    const white = header(page).locator('img[data-tone="white"]').first()
    const colored = header(page).locator('img[data-tone="color"]').first()
    await expect(white).toBeVisible()
    await expect(colored).toBeHidden()
    await header(page).hover()
    await expect(header(page)).toHaveCSS('background-color', WHITE)
    await expect(colored).toBeVisible()
    await expect(white).toBeHidden()
    await leaveHeader(page)
    await expect(header(page)).not.toHaveCSS('background-color', WHITE)
    await page.getByRole('link', { name: 'Impact & ROI' }).first().focus()
    await expect(header(page)).toHaveCSS('background-color', WHITE)
  })

  for (const [menu, other, width, first] of [
    ['Solutions', 'Platforms', 600, 'Leadership Development'],
    ['Platforms', 'Solutions', 400, 'LEAP'],
  ] as const)
    test(`opens ${menu} alone, ${width} px wide, by pointer and keyboard`, async ({ page }) => {
      await openPage(page, '/')
      const trigger = page.getByRole('button', { name: menu })
      const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
      const before = page.getByRole('button', { name: other })
      await before.click()
      await trigger.hover()
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await expect(before).toHaveAttribute('aria-expanded', 'false')
      expect((await panel.boundingBox())?.width).toBe(width)
      const entry = site.nav.find(({ label }) => label === menu)
      for (const { label } of entry?.items ?? [])
        await expect(panel.getByRole('link', { name: label }).first()).toBeVisible()
      await page.mouse.move(200, 800)
      await expect(panel).toBeHidden()
      await trigger.focus()
      await page.keyboard.press('Enter')
      await expect(panel).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await expect(trigger).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      const link = panel.getByRole('link').first()
      await expect(link).toBeFocused()
      await expect(link).toHaveAccessibleName(new RegExp(`^${first}`))
      const href = (await link.getAttribute('href')) ?? ''
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(href)
      await expect(panel).toBeHidden()
    })

  test('has a skip link as the first stop of the Tab key', async ({ page }) => {
    await openPage(page, '/')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('main')).toBeFocused()
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } })

  test('a tap opens a menu and turns the header white, a tap on it or beside it closes it', async ({
    page,
  }) => {
    await openPage(page, '/')
    const trigger = page.getByRole('button', { name: 'Solutions' })
    const link = nav(page).getByRole('link', { name: 'Coaching Solutions' })
    await trigger.tap()
    await expect(link).toBeVisible()
    await expect(header(page)).toHaveCSS('background-color', WHITE)
    await trigger.tap()
    await expect(link).toBeHidden()
    await trigger.tap()
    await expect(link).toBeVisible()
    await page.touchscreen.tap(100, 700)
    await expect(link).toBeHidden()
    await trigger.tap()
    await link.tap()
    await expect(page).toHaveURL('/coaching')
  })
})

test('header and drawer say to which part of the site a page belongs', async ({ page }) => {
  await page.goto('/leadership/a1')
  await waitForApp(page)
  await expect(nav(page).locator(':scope > ul > li > [aria-current]')).toHaveText(['Solutions'])
  await page.setViewportSize(PHONE)
  await openDrawer(page)
  await expect(drawer(page).locator('[aria-current]')).toHaveText(['Solutions', 'Leadership Development'])
})

test('the drawer of small screens holds the same links, and closes when one is chosen', {
  tag: '@cross-browser',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await openPage(page, '/')
  await openDrawer(page)
  // And not its first link, which would have a ring in WebKit.
  await expect(drawer(page)).toBeFocused()
  const labels = site.nav.flatMap(({ label, items }) =>
    items.length > 0 ? items.map((item) => item.label) : label,
  )
  for (const label of labels)
    await expect(drawer(page).getByRole('link', { name: label, exact: true })).toBeVisible()
  await expect(drawer(page).getByRole('link', { name: 'Book Demo' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused()
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(drawer(page)).toBeHidden()
  await expect(pageTitle(page)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dropdown opens on hover, the drawer by its button', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Solutions' }).hover()
    await expect(nav(page).getByRole('link', { name: 'Coaching Solutions' })).toBeVisible()
    await page.setViewportSize(PHONE)
    await openDrawer(page)
    await expect(drawer(page).getByRole('link', { name: 'Resources' })).toBeVisible()
    await drawer(page).getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer(page)).toBeHidden()
  })
})

test('the footer has its columns, the logins, the profile and the legal texts', async ({ page, context }) => {
  await openPage(page, '/')
  const footer = page.getByRole('contentinfo')
  for (const heading of ['Solutions', 'Platforms', 'Company', 'Access'])
    await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
  const { access, social } = site.footer
  for (const { label, href } of [...access.links, social].filter(({ href }) => href)) {
    const link = footer.getByRole('link', { name: label })
    await expect(link).toHaveAttribute('href', href)
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(footer).toContainText(company.tagline)
  await expect(footer).toContainText('©')
  for (const label of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await footer.getByRole('link', { name: label }).click()
    const dialog = page.getByRole('dialog', { name: label })
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})
