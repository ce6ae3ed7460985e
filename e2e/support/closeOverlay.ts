import { expect, type Page } from '@playwright/test'

/**
 * Closes what is open over the page with Escape, and waits until its entry has gone from the history: a step back that
 * is still to come would cancel the next navigation.
 */
export async function closeOverlay(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined()
}
