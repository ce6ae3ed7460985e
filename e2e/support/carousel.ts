import { expect, type Page } from '@playwright/test'
import { articleFilters } from './articles.ts'

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

/** Touches the row and waits until the carousel's code is attached. */
export async function waitForCarousel(page: Page): Promise<void> {
  const { viewport } = carouselOf(page)
  // A row that has just appeared listens a moment later.
  await expect(async () => {
    await viewport.dispatchEvent('pointerover', { pointerType: 'mouse' })
    await expect(viewport).toHaveAttribute('data-ready', { timeout: 1_000 })
  }).toPass()
}

/** The title of the first visible article, once the row has stopped moving. */
export async function atStart(page: Page): Promise<string> {
  const { viewport } = carouselOf(page)
  const read = () =>
    viewport.evaluate((element) => {
      const start =
        element.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(element).paddingLeft)
      const at = [...element.querySelectorAll('li[data-choice]')].find(
        (slide) => Math.abs(slide.getBoundingClientRect().left - start) < 1.5,
      )
      return at?.querySelector('h3')?.textContent
    })
  let title: string | null | undefined
  await expect.poll(async () => (title = await read()), { message: 'a slide at the start' }).toBeTruthy()
  return title ?? ''
}
