import type { Page } from '@playwright/test'

/**
 * Holds all requests for an address.
 * @returns lets them go on, and all later ones
 */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return release
}
