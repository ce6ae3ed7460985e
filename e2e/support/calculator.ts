import type { Locator, Page } from '@playwright/test'
import { openPage } from './openPage.ts'
import { part } from './part.ts'

export const calculator = (page: Page): Locator => part(page, 'The ROI calculator')

/** "3.2x", or what stands in its place. */
export const multiple = (page: Page): Locator => calculator(page).locator('.figure')

/** A line of the result, or of what its sums are made of. */
export const outcome = (page: Page, label: string): Locator =>
  calculator(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .getByRole('definition')

/** Opens the page, goes to the calculator and waits until its values can be changed. */
export async function openCalculator(page: Page, query = ''): Promise<void> {
  await openPage(page, `/impact${query}`)
  await calculator(page).scrollIntoViewIfNeeded()
  await calculator(page).getByRole('textbox').first().waitFor()
}

/** Lets see what both sums of the result are made of. */
export const showParts = (page: Page) => calculator(page).getByText('What the two totals are made of').click()
