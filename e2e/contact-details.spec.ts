import { brand } from '#content/brand.ts'
import { field, fillEnquiry, sender } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

test('the address can be copied, the office saved, called, written to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openPage(page, '/contact')
  const details = page.getByRole('region', { name: 'Get in Touch' })
  await details.getByRole('button', { name: 'Copy address' }).click()
  await expect(toasts(page)).toContainText('Address copied')
  const { name, street, city, postalCode, region, country } = brand.office
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${name}\n${street}\n${city} ${postalCode}\n${region}, ${country}`)
  const card = details.getByRole('link', { name: /^Contact card/ })
  await expect(card).toHaveAttribute('href', `/downloads/${brand.slug}.vcf`)
  await expect(card).toHaveAttribute('download')
  for (const phone of await details.locator('a[href^="tel:"]').all()) {
    const digits = (text: string | null) => text?.replace(/[^+\d]/g, '')
    expect(digits(await phone.getAttribute('href'))).toBe(digits(await phone.textContent()))
  }
  await expect(details.locator('a[href^="mailto:"]')).toHaveAttribute('href', /\?subject=\w/)
  await expect(details.getByText(brand.domain, { exact: true })).toHaveAttribute('href', '/')
})

test('says so when the address cannot be copied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } })
  })
  await openPage(page, '/contact')
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect(toasts(page)).toContainText('Not copied')
})

for (const [time, sign] of [
  ['2026-11-23T03:29:00Z', 'Closed now, 8:59 AM in Hyderabad'],
  ['2026-11-23T03:30:00Z', 'Open now, 9:00 AM in Hyderabad'],
  ['2026-11-27T12:30:00Z', 'Closed now, 6:00 PM in Hyderabad'],
  ['2026-11-28T06:30:00Z', 'Closed now, 12:00 PM in Hyderabad'],
] as const) {
  test(`at ${time} the office says: ${sign}`, async ({ page }) => {
    await page.clock.setFixedTime(time)
    await openPage(page, '/contact')
    await expect(page.getByText(sign, { exact: true })).toBeVisible()
  })
}

test('the closing banner leads to a consultation and holds the brochure', async ({ page }) => {
  await openPage(page, '/contact?tab=demo')
  await expect(part(page, /^Why Choose/).getByRole('heading', { level: 3 })).toHaveCount(3)
  const brochure = page.getByRole('link', { name: /^Download Brochure/ })
  await expect(brochure).toHaveAttribute('href', '/downloads/brochure.pdf')
  await expect(brochure).toHaveAttribute('download')
  await page.getByRole('link', { name: 'Schedule a Consultation' }).click()
  await expect(page).toHaveURL('/contact?tab=general&topic=consultation')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await expect(field(form, 'Full Name')).toBeInViewport()
  await expect(field(form, 'Message')).toHaveValue(/Preferred times/)
})

test.describe('while the answer is under way', () => {
  for (const [path, panel, submit, pending, endpoint] of [
    ['/contact', 'General Contact', 'Send Message', 'Sending...', '/api/contacts'],
    ['/contact?tab=demo', 'Book Demo', 'Submit Request', 'Submitting...', '/api/demo-requests'],
  ] as const) {
    test(`the button of ${panel} is disabled and reads ${pending}`, async ({ page }) => {
      await openPage(page, path)
      const form = page.getByRole('tabpanel', { name: panel })
      await fillEnquiry(form, sender(`Waiting for ${panel} Ltd`))
      if (panel === 'General Contact') await field(form, 'Message').fill('Hello')
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**${endpoint}`, async (route) => {
        await held
        await route.continue()
      })
      await form.getByRole('button', { name: submit }).click()
      await expect(form.getByRole('button', { name: pending })).toBeDisabled()
      release()
      await expect(form.getByRole('button', { name: submit })).toBeEnabled()
      await expect(field(form, 'Company')).toHaveValue('')
    })
  }
})

test('the demo tab requires name, email, company and size, and says so beside each', async ({ page }) => {
  await openPage(page, '/contact?tab=demo')
  const form = page.getByRole('tabpanel', { name: 'Book Demo' })
  await form.getByRole('button', { name: 'Submit Request' }).click()
  await expect(form.getByRole('alert')).toHaveText('Please check 4 fields below.')
  for (const [label, message] of [
    ['Full Name', 'Please enter your full name.'],
    ['Work Email', 'Please enter your work email.'],
    ['Company', 'Please enter your company.'],
    ['Company Size', 'Please choose a company size.'],
  ] as const) {
    await expect(field(form, label)).toHaveAccessibleDescription(message)
  }
  for (const label of ['Job Title', 'Phone', 'Interested Programs', 'Additional Information']) {
    await expect(field(form, label)).not.toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field(form, 'Full Name')).toBeFocused()
})

test('the privacy link beside a form opens the text; the demo dialog stays below with what was typed', async ({
  page,
}) => {
  await openPage(page, '/contact')
  await page.locator('#general-contact').getByRole('link', { name: 'Privacy Policy' }).click()
  const privacy = page.getByRole('dialog', { name: 'Privacy Policy' })
  await expect(privacy.getByText('Where it goes and how long it stays')).toBeVisible()
  await privacy.getByRole('button', { name: 'Close' }).click()
  await expect(privacy).toBeHidden()

  await page.locator('header [data-testid="button-demo"]:visible').click()
  const demo = page.getByRole('dialog', { name: 'Book Your Demo' })
  await field(demo, 'Full Name').fill('Asha Rao')
  await demo.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(privacy).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(privacy).toBeHidden()
  await expect(field(demo, 'Full Name')).toHaveValue('Asha Rao')
  await expect(demo.getByRole('link', { name: 'Privacy Policy' })).toBeFocused()
})
