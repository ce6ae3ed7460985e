import { closeOverlay } from './support/closeOverlay.ts'
import { field, fillEnquiry, sender } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

const trigger = '[data-testid="button-demo"]:visible'

test('opens from every trigger, takes the focus in and gives it back', async ({ page }) => {
  await openPage(page, '/')
  const triggers = page.locator(trigger)
  expect(await triggers.count()).toBeGreaterThanOrEqual(2)
  for (const button of await triggers.all()) {
    await button.click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button).toBeFocused()
  }
})

test('sends the request to sales, closes, resets and says so', async ({ page, mailbox }) => {
  await openPage(page, '/')
  await page.locator(trigger).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await fillEnquiry(dialog, {
    ...sender('Dialog Works Ltd'),
    'Job Title': 'Head of L&D',
    Phone: '+91 40 5550 0100',
    'Interested Programs': 'A1 and coaching',
    'Additional Information': 'Forty managers.\nTwo sites.',
  })
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  const toast = toasts(page)
  await expect(toast).toContainText('Demo Request Submitted!')
  await expect(toast).toContainText("We'll contact you within 24 hours to schedule your personalized demo.")
  await expect(dialog).toBeHidden()

  const mail = await mailbox.waitFor(({ text }) => text?.includes('Dialog Works Ltd') ?? false)
  expect(mail.subject).toContain('Dialog Works Ltd')
  expect(mail.subject).toContain('1000+')
  // Once the notification is gone, a bar remains at the bottom of the window, with the reference, until navigation.
  const confirmation = page.getByText(/^Your reference/)
  await expect(confirmation).toContainText(String(mail.headers.get('x-enquiry-reference')), {
    timeout: 15_000,
  })
  await expect(toast).toBeHidden()
  expect(mail.replyTo?.value).toEqual([expect.objectContaining({ address: 'asha.rao@example.com' })])
  for (const text of [
    'Asha Rao',
    'Head of L&D',
    '+91 40 5550 0100',
    'A1 and coaching',
    '> Forty managers.\n> Two sites.',
  ]) {
    expect(mail.text).toContain(text)
  }

  await page.locator(trigger).first().click()
  await expect(field(dialog, 'Full Name')).toHaveValue('')
})

test('omits empty optional fields', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(trigger).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await fillEnquiry(dialog, { ...sender('Only Required Ltd'), 'Interested Programs': '' })
  const sent = page.waitForRequest('**/api/demo-requests')
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  const request = await sent
  const { attribution: _, elapsedMs: __, ...body } = request.postDataJSON()
  expect(body).toEqual({
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    company: 'Only Required Ltd',
    companySize: '1000+',
  })
  expect(request.headers()['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  await expect(dialog).toBeHidden()
})

test('is disabled and says so while the request is under way', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(trigger).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await fillEnquiry(dialog, sender('Patience Ltd'))
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/demo-requests', async (route) => {
    await held
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  release()
  await expect(dialog).toBeHidden()
})

test('refuses mistakes beside their fields and keeps what was typed', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(trigger).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await fillEnquiry(dialog, { 'Work Email': 'asha at example', Company: 'Mistake Ltd' })
  await dialog.getByRole('button', { name: 'Submit Request' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Please check 3 fields below.')
  await expect(field(dialog, 'Full Name')).toBeFocused()
  await expect(field(dialog, 'Full Name')).toHaveAccessibleDescription('Please enter your full name.')
  await expect(field(dialog, 'Work Email')).toHaveAccessibleDescription(
    'Please enter one email address, such as name@company.com.',
  )
  await expect(field(dialog, 'Company Size')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(dialog, 'Company')).toHaveValue('Mistake Ltd')
})

test.describe('while the server is down', () => {
  test.use({ expectedProblems: /api\/demo-requests|ERR_CONNECTION|Failed to fetch|TypeError/ })

  test('stays open with its contents, says so, and one retry gives one mail', async ({
    page,
    site,
    mailbox,
  }) => {
    await openPage(page, '/')
    await page.locator(trigger).first().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await fillEnquiry(dialog, sender('Retry Ltd'))
    await site.stop()
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expect(toasts(page)).toContainText('Failed to submit demo request. Please try again.')
    await expect(toasts(page)).toContainText('Error')
    await expect(dialog).toBeVisible()
    await expect(field(dialog, 'Company')).toHaveValue('Retry Ltd')
    await site.start()
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expect(dialog).toBeHidden()
    await mailbox.waitFor(({ text }) => text?.includes('Retry Ltd') ?? false)
  })
})

test.describe('when the answer is lost', () => {
  test.use({ expectedProblems: /api\/demo-requests|ERR_FAILED|Failed to fetch|TypeError/ })

  test('the retry repeats the same request, so that sales get one mail', async ({ page, mailbox }) => {
    await openPage(page, '/')
    await page.locator(trigger).first().click()
    const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
    await fillEnquiry(dialog, sender('Lost Answer Ltd'))
    await page.route(
      '**/api/demo-requests',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expect(toasts(page)).toContainText('Failed to submit')
    await dialog.getByRole('button', { name: 'Submit Request' }).click()
    await expect(dialog).toBeHidden()
    const about = ({ text }: { text?: string }) => text?.includes('Lost Answer Ltd') ?? false
    await mailbox.waitFor(about)
    // What was taken first is mailed first, so a second one would be there before the next.
    await page.request.post('/api/demo-requests', {
      data: { name: 'Next', email: 'next@example.com', company: 'After Lost Answer', companySize: '1-50' },
    })
    await mailbox.waitFor(({ text }) => text?.includes('After Lost Answer') ?? false)
    expect(mailbox.find(about)).toHaveLength(1)
  })
})

test('keeps what was typed when it is closed or the page is left', async ({ page }) => {
  await openPage(page, '/')
  await page.locator(trigger).first().click()
  const dialog = page.getByRole('dialog', { name: 'Book Your Demo' })
  await fillEnquiry(dialog, { 'Full Name': 'Asha Rao', Company: 'Draft Ltd' })
  await closeOverlay(page)
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/contact')
  await page.locator(trigger).first().click()
  await expect(field(dialog, 'Company')).toHaveValue('Draft Ltd')
})
