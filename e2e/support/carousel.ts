import { expect, type Page } from '@playwright/test'
import { articleFilters } from './articles.ts'
import { openPage } from './openPage.ts'

/** Locators for the carousel of /resources. */
export function carouselOf(page: Page) {
  const row = page.getByRole('group', { name: 'Articles', exact: true })
  return {
    ...articleFilters(page),
    row,
    viewport: row.locator('.viewport'),
    slides: row.locator('.slides > li'),
    titles: row.getByRole('article').getByRole('heading'),
    heading: page.getByRole('heading', { level: 2, name: /Articles$/ }),
    previous: row.getByRole('button', { name: 'Previous article' }),
    next: row.getByRole('button', { name: 'Next article' }),
  }
}

/** Opens the page, touches the row and waits until the carousel's code is attached. */
export async function openCarousel(page: Page) {
  await openPage(page, '/resources')
  const carousel = carouselOf(page)
  await carousel.row.scrollIntoViewIfNeeded()
  // A row that has just appeared listens a moment later.
  await expect(async () => {
    await carousel.viewport.dispatchEvent('pointerover', { pointerType: 'mouse' })
    await expect(carousel.viewport).toHaveAttribute('data-ready', { timeout: 1_000 })
  }).toPass()
  return carousel
}

/** The title of the first visible article, once the row has stopped moving. */
export async function atStart(page: Page): Promise<string> {
  const { viewport } = carouselOf(page)
  const read = () =>
    viewport.evaluate((element) => {
      const start =
        element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft)
      const at = [...element.querySelectorAll('li[data-category]')].find(
        (slide) => Math.abs(slide.getBoundingClientRect().left - start) < 1.5,
      )
      return at?.querySelector('h3')?.textContent
    })
  let title: string | null | undefined
  await expect.poll(async () => (title = await read()), { message: 'a slide at the start' }).toBeTruthy()
  return title ?? ''
}
