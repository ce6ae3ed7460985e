import type { Page } from '@playwright/test'

/**
 * Opens the browser's setting of the text size, which no script of a page can reach. Chromium only.
 * @returns sets the standard size in pixels, 16 by default
 */
export async function openTextSize(page: Page): Promise<(standard: number) => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  return async (standard) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } })
  }
}
