import type { Page } from '@playwright/test'
import { isReady } from './isReady.ts'

/**
 * Waits for hydration, so that clicks are handled by the app. Interacts with the page, because the app otherwise
 * waits for an idle moment.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(isReady)
}
