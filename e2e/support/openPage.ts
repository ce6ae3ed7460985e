import type { Page } from '@playwright/test'
import { waitForHydration } from './waitForHydration.ts'

/** Opens a page and waits for hydration, including its forms. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await beginForms(page)
}

/** Makes the page's forms load their validation code, as the first interaction does, and waits for it. */
async function beginForms(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[action^="/api/"]')]
    for (const form of forms) form.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return forms.every((form) => form.noValidate)
  })
}
