import type { Locator, Page } from '@playwright/test'

/** A section of the page, by its heading. */
export const part = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region', { name: heading, exact: typeof heading === 'string' })
