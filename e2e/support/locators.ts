import { expect, type Locator, type Page } from '@playwright/test'

/** The heading of the page, which says where one is. */
export const pageTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 })

/** A section of the page, by its heading. */
export const part = (page: Page, heading: string | RegExp): Locator =>
  page.getByRole('main').getByRole('region', { name: heading, exact: typeof heading === 'string' })

/** The section at the end of a page. */
export const closingCall = (page: Page): Locator => page.getByRole('main').getByRole('region').last()

/** The visible links that open the demo dialog. */
export const demoLinks = (page: Page): Locator => page.getByTestId('button-demo').filter({ visible: true })

export const demoDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Book Your Demo' })

export const searchDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search the site' })

/** The form for general messages on /contact. */
export const generalForm = (page: Page): Locator => page.getByRole('tabpanel', { name: 'General Contact' })

/** The notifications on screen. */
export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')

/** The query of the address, as an object. */
export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

/** Adds a link that doesn't belong to the app, as in the text of an article, and follows it. */
export const followPlainLink = (page: Page, href: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.querySelector('main')?.append(link)
    link.click()
  }, href)

/**
 * Closes the topmost dialog with Escape, and waits until its entry has left the history: a step back that is still to
 * come would cancel the next navigation.
 */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined()
}
