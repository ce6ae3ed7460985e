import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const bar = 'header'

/** As the browser tells a color. */
const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`

/** Without a window the pointer starts at the top left, over the header. */
const leaveHeader = (page: Page) => page.mouse.move(720, 700)

test.describe('header on wide screens', () => {
  test('is sticky, 80 px high, with the white logo and the color of the hero', async ({ page }) => {
    await openPage(page, '/')
    await leaveHeader(page)
    const header = page.locator(bar)
    expect((await header.boundingBox())?.height).toBe(80)
    await expect(header).toHaveCSS('position', 'sticky')
    await expect(header).toHaveCSS('background-color', rgb(brand.palette.teal[900]))
    await expect(header.locator('img[data-tone="white"]')).toBeVisible()
    await expect(header.locator('img[data-tone="color"]')).toBeHidden()
    await page.mouse.wheel(0, 900)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(header).toBeInViewport()
  })

  test('has a coral variant', async ({ page }) => {
    await openPage(page, '/contact')
    await leaveHeader(page)
    await expect(page.locator(bar)).toHaveCSS('background-color', rgb(brand.palette.coral[500]))
    await expect(page.locator(bar).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('turns white with the colored logo while it is hovered', async ({ page }) => {
    await openPage(page, '/')
    await page.locator(bar).hover()
    await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator(`${bar} img[data-tone="color"]`)).toBeVisible()
    await expect(page.locator(`${bar} img[data-tone="white"]`)).toBeHidden()
  })

  test('opens the Solutions dropdown, 600 px wide, on hover and on click', async ({ page }) => {
    await openPage(page, '/')
    const trigger = page.getByRole('button', { name: 'Solutions' })
    const nav = page.getByRole('navigation', { name: 'Main' })
    await trigger.hover()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    for (const name of [
      'Leadership Development',
      'Transformation & Change',
      'Strategic Thinking & Storytelling',
      'Coaching Solutions',
      'Performance accelerators',
    ]) {
      await expect(nav.getByRole('link', { name })).toBeVisible()
    }
    const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
    await expect(panel).toBeVisible()
    expect((await panel.boundingBox())?.width).toBe(600)
    await page.mouse.move(200, 700)
    await expect(panel).toBeHidden()
    await trigger.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(trigger).toBeFocused()
  })

  test('opens the Platforms dropdown, 400 px wide, from the keyboard and follows a link', async ({
    page,
  }) => {
    await openPage(page, '/')
    const trigger = page.getByRole('button', { name: 'Platforms' })
    await trigger.focus()
    await page.keyboard.press('ArrowDown')
    const panel = page.locator(`[id="${await trigger.getAttribute('aria-controls')}"]`)
    await expect(panel.getByRole('link', { name: /^LEAP/ })).toBeFocused()
    expect((await panel.boundingBox())?.width).toBe(400)
    await expect(panel.getByRole('link')).toHaveText([/^LEAP/, /^SPACE/, /^AI Arena/, /Platforms overview/])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
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

test.describe('side drawer of small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('holds the same links, traps the focus and closes when a link is chosen', async ({ page }) => {
    await openPage(page, '/')
    const open = page.getByRole('button', { name: 'Menu', exact: true })
    await open.click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer).toBeVisible()
    for (const name of [
      'Leadership Development',
      'AI Arena',
      'Impact & ROI',
      'Industries',
      'Resources',
      'About',
    ]) {
      await expect(drawer.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(open).toBeFocused()
    await open.click()
    await drawer.getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the dropdown opens on hover', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Solutions' }).hover()
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Coaching Solutions' }),
    ).toBeVisible()
  })

  test('the drawer opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link', { name: 'Resources' })).toBeVisible()
    await drawer.getByRole('button', { name: 'Close menu' }).click()
    await expect(drawer).toBeHidden()
  })
})

test('styles that come later leave the fonts of the page as they are', async ({ page }) => {
  await openPage(page, '/')
  await page.evaluate(async () => {
    await document.fonts.ready
    document.fonts.addEventListener('loading', () => document.body.setAttribute('data-fonts', 'sought anew'))
  })
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0))
  for (const [opener, name] of [
    [page.locator('[data-testid="button-demo"]:visible').first(), 'Book Your Demo'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }), 'Privacy Policy'],
  ] as const) {
    const before = await rules()
    await opener.click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    expect(await rules()).toBeGreaterThan(before)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  // Chromium seeks fonts anew when layers may have got another order, and then lays out every text of the page.
  await expect(page.locator('body')).not.toHaveAttribute('data-fonts')
})
