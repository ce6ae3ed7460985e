import type { Page } from '@playwright/test'
import { waitForHydration } from './waitForHydration.ts'

/** Opens a page and waits until the app has taken it over, its forms included. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await beginForms(page)
}

/** Lets the forms of the page fetch the code that checks them, as the first touch of a visitor does, and waits for it. */
async function beginForms(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[action^="/api/"]')]
    for (const form of forms) form.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return forms.every((form) => form.noValidate)
  })
}
