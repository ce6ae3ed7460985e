import { brand } from '#content/brand.ts'
import { addressLines } from '#content/schema/office.ts'
import { part, toasts } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test('the address can be copied, the office saved, called and written to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/contact')
  const details = part(page, 'Get in Touch')
  await details.getByRole('button', { name: 'Copy address' }).click()
  await expect(toasts(page)).toContainText('Address copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(addressLines(brand.office).join('\n'))
  const card = details.getByRole('link', { name: /^Contact card/ })
  await expect(card).toHaveAttribute('href', `/downloads/${brand.slug}.vcf`)
  await expect(details.locator('a[href^="tel:+"]')).toHaveCount(brand.phones.length)
  await expect(details.locator('a[href^="mailto:"]')).toHaveAttribute('href', /\?subject=\w/)
})
