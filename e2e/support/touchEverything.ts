import type { Page } from '@playwright/test'

/** Clicks every control that needs lazily loaded code, until one navigates. */
export async function touchEverything(page: Page): Promise<void> {
  for (const selector of [
    '[data-testid="button-demo"]',
    'header a[aria-haspopup="dialog"]:not([data-testid])',
    'footer a[aria-haspopup="dialog"]',
    'main button[aria-label^="Next"]',
    'main button[aria-pressed]',
    'main form input',
  ]) {
    await page
      .evaluate((selector) => {
        const controls = [...document.querySelectorAll<HTMLElement>(selector)]
        controls.find((control) => control.checkVisibility())?.click()
      }, selector)
      .catch(() => undefined)
    await page.keyboard.press('Escape')
  }
}
