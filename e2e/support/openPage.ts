import type { Page } from '@playwright/test'
import { waitForHydration } from './waitForHydration.ts'

/** Opens a page and waits until the app has taken it over, its forms included. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  // The app checks a form itself once it has taken it over.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLFormElement>('main form[action^="/api/"]')].every(
      (form) => form.noValidate,
    ),
  )
}
