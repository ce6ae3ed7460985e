import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Expects a closing call to offer the program guide right after the demo (docs/controls.md, row 10), with type, size
 * and date.
 */
export async function expectGuideSecond(closing: Locator): Promise<void> {
  const guide = closing.getByRole('link').nth(1)
  await expect(guide).toHaveAccessibleName(/^Download Program Guide PDF, \d+ kB, \w+ \d{4}$/)
  await expect(guide).toHaveAttribute('href', '/downloads/program-guide.pdf')
  await expect(guide).toHaveAttribute('download')
}
