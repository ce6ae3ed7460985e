import { inCarousel, titlesOf } from './support/articles.ts'
import { atStart, carouselOf, openCarousel } from './support/carousel.ts'
import { pageTitle } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, test as ownPageTest, sharedPageTest as test } from './support/test.ts'

const PATH = '/resources'

test('slides take 85, 45 and 30 % of small, medium and large screens', async ({ page }) => {
  const { slides, row } = await openCarousel(page)
  for (const [width, share] of [
    [390, 0.85],
    [800, 0.45],
    [1440, 0.3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const all = await row.evaluate((element) => element.clientWidth)
    const widths = await slides.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().width),
    )
    for (const slide of widths) expect(slide / all).toBeCloseTo(share, 2)
  }
})

test('moves one slide per step, aligned to the start, and loops both ways', {
  tag: '@cross-browser',
}, async ({ page }) => {
  const { next, previous } = await openCarousel(page)
  const [first, second, third] = titlesOf(inCarousel)
  const last = inCarousel.at(-1)?.title
  for (const [button, title] of [
    [next, second],
    [next, third],
    [previous, second],
    [previous, first],
    [previous, last],
    [next, first],
  ] as const) {
    await button.click()
    await expect.poll(() => atStart(page)).toBe(title)
  }
})

test('is moved by the arrow keys, and the focus brings a slide into view', async ({ page }) => {
  const { row, next } = await openCarousel(page)
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
  const { slides } = await openCarousel(page)
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
  await expect(pageTitle(page)).toHaveText(inCarousel[1]?.title ?? '')
})

ownPageTest(
  'a tooltip names the arrows after 700 ms, the next one at once, and Escape hides it',
  async ({ page }) => {
    await page.clock.install()
    await openPage(page, PATH)
    const { next, previous, row } = carouselOf(page)
    await row.scrollIntoViewIfNeeded()
    const tooltip = page.locator('[data-tooltip]')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    await next.hover()
    await page.clock.runFor(690)
    await expect(tooltip).toHaveCount(0)
    await page.clock.runFor(20)
    await expect(tooltip).toHaveText('Next article')
    await previous.hover()
    await page.clock.runFor(20)
    await expect(tooltip).toHaveText('Previous article')
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
    await page.mouse.move(10, 10)
    await previous.focus()
    await page.keyboard.press('Tab')
    await page.clock.runFor(20)
    await expect(tooltip).toHaveText('Next article')
    await page.keyboard.press('Escape')
    await expect(tooltip).toHaveCount(0)
  },
)
