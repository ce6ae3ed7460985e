import type { Locator, Page } from '@playwright/test'
import { listBuiltRoutes } from './support/builtFiles.ts'
import { findCutText } from './support/findCutText.ts'
import { findSmallTargets } from './support/findSmallTargets.ts'
import { findViolations } from './support/findViolations.ts'
import { pageTitle } from './support/locators.ts'
import { DESKTOP, PHONE, waitForApp } from './support/openPage.ts'
import { expect, notFoundProblems, sharedPageTest as test } from './support/test.ts'
import { openTextSize } from './support/textSize.ts'

/** One page of each kind: together they contain every section, list, form and figure of the site. */
const pageKinds = [
  '/',
  '/about',
  '/solutions',
  '/leadership',
  '/leadership/a1',
  '/transformation/t3x',
  '/strategy/storytelling',
  '/strategy/short-form',
  '/fast-track-modules',
  '/fast-track-modules/feedback-that-lands',
  '/coaching',
  '/platforms',
  '/platforms/leap',
  '/platforms/space',
  '/platforms/ai-arena',
  '/impact',
  '/industries',
  '/resources',
  '/resources/articles',
  '/resources/articles/building-resilient-leaders',
  '/contact',
  '/demo',
] as const

const SHARES = 8

test.use({ expectedProblems: notFoundProblems })

test.describe('a visit to every page', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })
  test.setTimeout(240_000)

  for (let share = 0; share < SHARES; share++)
    test(`finds it whole on phone and desktop, ${share + 1} of ${SHARES}`, async ({ page }) => {
      const setTextSize = await openTextSize(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const route of listBuiltRoutes().filter((_, index) => index % SHARES === share)) {
        await page.setViewportSize(PHONE)
        // The guard of every test also hears console, policy and hydration.
        await page.goto(route)
        await waitForApp(page)
        await expect.soft(pageTitle(page), route).toHaveCount(1)
        await expect.soft(page.getByTestId('button-demo').first(), route).toBeAttached()
        await expect.soft(page, route).toHaveTitle(/\w/)
        expect.soft(await missingImages(page), `images of ${route}`).toEqual([])
        await expectRoom(page, route)
        // The header and the footer consist of the same parts at both widths.
        if (isKind(route)) await expectAccessible(page.getByRole('main'), route)
        await page.locator('details').evaluateAll((all) => {
          for (const details of all) (details as HTMLDetailsElement).open = true
        })
        const targets = page.locator('a[href], button, input, select, textarea, summary')
        const small = await targets.filter({ visible: true }).evaluateAll(findSmallTargets)
        expect.soft(small, `small targets of ${route}`).toEqual([])
        await setTextSize(32)
        const cut = await page.locator('body').evaluate(findCutText)
        expect.soft(cut, `text of ${route} cut off at 200 %`).toEqual([])
        await expectRoom(page, `${route} at 200 %`)
        await setTextSize(16)
        await page.setViewportSize(DESKTOP)
        await expectRoom(page, route)
        if (isKind(route)) await expectAccessible(page.locator('html'), route)
      }
    })
})

test('every page is reached from the home page, and every link leads to a page or file', async ({
  request,
}) => {
  const seen = new Set(['/'])
  const dead: string[] = []
  for (const path of seen) {
    const response = await request.get(path)
    if (response.status() !== 200) dead.push(`${path}: status ${response.status()}`)
    else if (response.headers()['content-type']?.includes('text/html'))
      for (const link of linksOf(await response.text())) seen.add(link)
  }
  expect.soft(dead).toEqual([])
  const linked = listBuiltRoutes().filter((route) => !/404\.html$|^\/short-form-programs$/.test(route))
  expect(linked.filter((route) => !seen.has(route))).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every kind of page shows all its copy', async ({ page }) => {
    for (const path of pageKinds) {
      // The policies show at their addresses.
      await page.goto(path === '/contact' ? '/contact#privacy' : path)
      expect.soft(await page.evaluate(findHiddenCopy), path).toEqual([])
      for (const role of ['banner', 'contentinfo'] as const)
        await expect.soft(page.getByRole(role), path).toBeVisible()
    }
  })
})

const isKind = (route: string) => pageKinds.some((path) => path === route)

async function expectAccessible(part: Locator, what: string): Promise<void> {
  const width = part.page().viewportSize()?.width
  expect.soft(await findViolations(part), `${what} at ${width} px`).toEqual([])
}

async function expectRoom(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${what}: overflow at ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/** Loads the images below the fold too, and returns those that failed. */
async function missingImages(page: Page): Promise<string[]> {
  await page.locator('img').evaluateAll((images) => {
    for (const image of images as HTMLImageElement[]) image.loading = 'eager'
  })
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
  return page.evaluate(() =>
    [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc),
  )
}

/** The pages and files of the site that are linked to, as written in the HTML; each build checks the anchors. */
const linksOf = (html: string) =>
  Array.from(html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)/g), ([, path = '']) => path)

/** Runs in the page. */
function findHiddenCopy(): (string | null)[] {
  return (
    [...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, blockquote)')]
      // What a `details` contains opens without scripts too. Without them, a text replaces the planner.
      .filter(
        (element) =>
          element.textContent?.trim() &&
          !element.closest('details, dialog, [hidden], [role=status], form [role=group]'),
      )
      // With `display: contents`, only the children have boxes.
      .flatMap((element) =>
        getComputedStyle(element).display === 'contents' ? [...element.children] : [element],
      )
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => element.textContent)
  )
}
