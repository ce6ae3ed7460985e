import type { Page } from '@playwright/test'
import { waitForApp } from './waitForApp.ts'

/** Opens a page and waits for hydration, including its forms. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForApp(page)
  // Forms load their validation at the first interaction.
  await page.waitForFunction(() => {
    const forms = [...document.querySelectorAll<HTMLFormElement>('main form[action^="/api/"]')]
    for (const form of forms) form.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return forms.every((form) => form.noValidate)
  })
}
