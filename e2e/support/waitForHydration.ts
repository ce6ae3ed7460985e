import type { Page } from '@playwright/test'

/**
 * Resolves when React has taken over the pre-rendered page, so that a click does what the app wants.
 * The app waits for an idle moment or a first sign of somebody there, so this gives it one. React marks each element
 * it owns with a property of this name; the page itself says nothing of it.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(() => {
    const element = document.querySelector('main h1')
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  })
}
