import type { Page } from '@playwright/test'
import { waitForHydration } from './waitForHydration.ts'

/** Opens a page and waits until the app has taken it over. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}
