import type { Locator, Page } from '@playwright/test'
import { part } from './locators.ts'
import { openPage } from './openPage.ts'

export const calculator = (page: Page): Locator => part(page, 'The ROI calculator')

/** "3.2x", or the text shown instead. */
export const multiple = (page: Page): Locator => calculator(page).locator('.figure')

/** A line of the result or of its details. */
export const outcome = (page: Page, label: string): Locator =>
  calculator(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .getByRole('definition')

/** Opens the page, scrolls to the calculator and waits until it is editable. */
export async function openCalculator(page: Page, query = ''): Promise<void> {
  await openPage(page, `/impact${query}`)
  await calculator(page).scrollIntoViewIfNeeded()
  await calculator(page).getByRole('textbox').first().waitFor()
}
