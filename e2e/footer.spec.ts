import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.describe('footer', () => {
  test('has its columns, the two logins, the profile and the legal labels', async ({ page }) => {
    await openPage(page, '/')
    const footer = page.getByRole('contentinfo')
    for (const heading of ['Solutions', 'Platforms', 'Company', 'Access']) {
      await expect(footer.getByRole('heading', { name: heading })).toBeVisible()
    }
    for (const name of [/Companies\/Learners Login/, /Coach Login/, /LinkedIn/]) {
      const link = footer.getByRole('link', { name })
      await expect(link).toHaveAttribute('href', /^https:\/\//)
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expect(footer).toContainText(
      'Human-Led. Tech-Enabled. Future-Ready Leadership & Workforce Development.',
    )
    await expect(footer).toContainText('©')
  })

  for (const [label, heading] of [
    ['Privacy Policy', 'Where it goes and how long it stays'],
    ['Terms of Service', 'What the figures mean'],
    ['Cookie Policy', 'No cookies, no trackers'],
  ] as const) {
    test(`${label} opens a dialog with the text`, async ({ page }) => {
      await openPage(page, '/')
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
      const dialog = page.getByRole('dialog', { name: label })
      await expect(dialog.getByRole('heading', { name: heading })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    })
  }

  test('sets no cookie and stores nothing on the first visit', async ({ page, context }) => {
    await openPage(page, '/')
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })
})
