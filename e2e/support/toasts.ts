import type { Page } from '@playwright/test'

/** The notifications on screen. */
export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
