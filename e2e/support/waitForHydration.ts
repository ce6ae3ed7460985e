import type { Page } from '@playwright/test'

/**
 * Resolves when React has taken over the pre-rendered page and its effects have run, so that clicks and keys do what the
 * app wants. React marks each element it owns with a property; the menus of the header say so once their effects ran.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main h1')
    const owned = element !== null && Object.keys(element).some((key) => key.startsWith('__reactFiber'))
    return owned && document.querySelector('header li[data-ready]') !== null
  })
}
