import type { Page } from '@playwright/test'
import { part } from './part.ts'
import { expect } from './test.ts'

/** Expects a section, found by its heading, to contain all of these texts. */
export async function expectTexts(page: Page, heading: string | RegExp, texts: string[]): Promise<void> {
  for (const text of texts) await expect(part(page, heading)).toContainText(text)
}
