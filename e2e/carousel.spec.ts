import type { Locator } from '@playwright/test'
import { inCarousel, titlesOf } from './support/articles.ts'
import { builtFileOf } from './support/builtFileOf.ts'
import { atStart, carouselOf, waitForCarousel } from './support/carousel.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources'
const CAROUSEL_CODE = builtFileOf('components/articles/EmblaBinding.tsx')

for (const [width, share] of [
  [390, 0.85],
  [800, 0.45],
  [1440, 0.3],
] as const) {
  test(`slides take ${share * 100} % at ${width} px, before and after it runs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(PATH)
    const { slides, row, viewport } = carouselOf(page)
    const measure = async () => {
      // The row extends to the edge of the window; slide widths are relative to the content column.
      const all = await row.evaluate((element) => element.clientWidth)
      const edge = await viewport.evaluate((element) => element.getBoundingClientRect().right)
      expect(Math.abs(edge - width)).toBeLessThan(1)
      const widths = await slides.evaluateAll((items) =>
        items.map((item) => item.getBoundingClientRect().width),
      )
      for (const slide of widths) expect(slide / all).toBeCloseTo(share, 2)
    }
    await measure()
    await openPage(page, PATH)
    await row.scrollIntoViewIfNeeded()
    await waitForCarousel(page)
    await measure()
  })
}

test('moves one slide per step, aligned to the start, and loops both ways', async ({ page }) => {
  await openPage(page, PATH)
  const { row, next, previous } = carouselOf(page)
  await row.scrollIntoViewIfNeeded()
  await waitForCarousel(page)
  const expected = titlesOf(inCarousel)
  for (const title of [...expected.slice(1), expected[0], expected[1]]) {
    await next.click()
    await expect.poll(() => atStart(page)).toBe(title)
  }
  for (const title of [expected[0], expected.at(-1), expected.at(-2)]) {
    await previous.click()
    await expect.poll(() => atStart(page)).toBe(title)
  }
})

test('is moved by the arrow keys, and the focus brings a slide into view', async ({ page }) => {
  await openPage(page, PATH)
  const { row, next } = carouselOf(page)
  await row.scrollIntoViewIfNeeded()
  await waitForCarousel(page)
  const expected = titlesOf(inCarousel)
  await next.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => atStart(page)).toBe(expected[1])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => atStart(page)).toBe(expected.at(-1))
  await row.getByRole('link').first().focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab')
  await expect(row.getByRole('link').nth(4)).toBeFocused()
  await expect(row.getByRole('link').nth(4)).toBeInViewport()
})

test('is dragged; a drag follows no link, a press that wavers by less than 10 px does', async ({ page }) => {
  await openPage(page, PATH)
  const { row, slides } = carouselOf(page)
  await row.scrollIntoViewIfNeeded()
  await waitForCarousel(page)
  const box = await slides.first().boundingBox()
  if (!box) throw new Error('There is no slide')
  const [x, y] = [box.x + box.width / 2, box.y + 60]
  const drag = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - distance / 2, y)
    await page.mouse.move(x - distance, y, { steps: 8 })
    await page.mouse.up()
  }
  await drag(220)
  await expect.poll(() => atStart(page)).toBe(inCarousel[1]?.title)
  await expect(page).toHaveURL(PATH)
  await drag(6)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(inCarousel[1]?.title ?? '')
})

test('its code arrives apart from the page, once the row is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await openPage(page, PATH)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((url) => url.endsWith(CAROUSEL_CODE))).toEqual([])
  await carouselOf(page).next.click()
  await expect.poll(() => atStart(page)).toBe(inCarousel[1]?.title)
  expect(scripts.filter((url) => url.endsWith(CAROUSEL_CODE))).toHaveLength(1)
})

test('stands still at once for people who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, PATH)
  const { row, next, slides } = carouselOf(page)
  await row.scrollIntoViewIfNeeded()
  await waitForCarousel(page)
  const before = await slides.nth(1).boundingBox()
  await next.click()
  // Two frames are enough for a jump, and too few for a motion.
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  const after = await slides.nth(1).boundingBox()
  expect((before?.x ?? 0) - (after?.x ?? 0)).toBeCloseTo(before?.width ?? 0, 0)
})

test.describe('whose code cannot be had', () => {
  test.use({ expectedProblems: /assets\/chunks|Failed to load resource/ })

  test('scrolls by itself', async ({ page }) => {
    await page.route(`**/${CAROUSEL_CODE}`, (route) => route.abort())
    await openPage(page, PATH)
    const { next, viewport } = carouselOf(page)
    await next.click()
    await expect.poll(() => viewport.evaluate((element) => element.scrollLeft)).toBeGreaterThan(300)
  })
})

/** How long after the pointer came to a control its tooltip stands there, in ms, by the clock of the page. */
async function tooltipDelay(control: Locator, text: string): Promise<number> {
  const delay = control.evaluate(
    (element, text) =>
      new Promise<number>((resolve) => {
        const shown = () => document.querySelector('[data-tooltip]')?.textContent === text
        element.addEventListener(
          'pointerenter',
          () => {
            const came = performance.now()
            const look = () => (shown() ? resolve(performance.now() - came) : requestAnimationFrame(look))
            look()
          },
          { once: true },
        )
      }),
    text,
  )
  await control.hover()
  return delay
}

test('a tooltip names the arrows after 700 ms, the next one at once, and Escape hides it', async ({
  page,
}) => {
  await openPage(page, PATH)
  const { next, previous, row } = carouselOf(page)
  await row.scrollIntoViewIfNeeded()
  const tooltip = page.locator('[data-tooltip]')
  const rest = await tooltipDelay(next, 'Next article')
  expect(rest).toBeGreaterThanOrEqual(690)
  expect(await tooltipDelay(previous, 'Previous article')).toBeLessThan(690)
  await page.mouse.move(10, 10)
  await expect(tooltip).toHaveCount(0)
  await page.waitForTimeout(350)
  expect(await tooltipDelay(next, 'Next article')).toBeGreaterThanOrEqual(690)
  await page.mouse.move(10, 10)
  await expect(tooltip).toHaveCount(0)
  await previous.focus()
  await page.keyboard.press('Tab')
  await expect(tooltip).toHaveText('Next article')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})
