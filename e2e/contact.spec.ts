import { field, fillEnquiry, sender } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { toasts } from './support/toasts.ts'
import { waitForHydration } from './support/waitForHydration.ts'

test('shows the details of the office and what one can do with them', async ({ page }) => {
  await openPage(page, '/contact')
  const details = page.getByRole('region', { name: 'Get in Touch' })
  await expect(details).toContainText('Telangana, India')
  await expect(details).toContainText('Monday to Friday, 9:00 AM to 6:00 PM IST')
  await expect(details).toContainText('500+ organizations')
  await expect(details).toContainText('US, EU and India')
  for (const country of ['India', 'Switzerland']) await expect(details).toContainText(`${country} +`)
  expect(await details.locator('a[href^="tel:+"]').count()).toBe(2)
  await expect(details.locator('a[href^="mailto:"]')).toBeVisible()
  await expect(details.getByText(/^(Open|Closed) now, \d{1,2}:\d\d [AP]M in Hyderabad$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /Why Choose/ })).toBeVisible()
})

test('sends a general message with type "general" and clears the form', async ({ page, mailbox }) => {
  await openPage(page, '/contact')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await fillEnquiry(form, {
    ...sender('General Ltd'),
    Phone: '+41 44 555 01 00',
    Message: 'Two questions.\nOne answer.',
  })
  const sent = page.waitForRequest('**/api/contacts')
  await form.getByRole('button', { name: 'Send Message' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'general',
    company: 'General Ltd',
    phone: '+41 44 555 01 00',
  })
  const toast = toasts(page)
  await expect(toast).toContainText('Message Sent!')
  await expect(toast).toContainText("Thank you for your message. We'll get back to you within 24 hours.")
  await expect(field(form, 'Message')).toHaveValue('')
  const mail = await mailbox.waitFor(({ text }) => text?.includes('General Ltd') ?? false)
  // It remains after the notification has disappeared, with the reference, until the next message is started.
  const confirmation = form.getByText(/^Your reference/)
  await expect(confirmation).toContainText(String(mail.headers.get('x-enquiry-reference')))
  await expect(confirmation).toBeInViewport()
  await field(form, 'Full Name').fill('A')
  await expect(confirmation).toBeHidden()
  // The visitor's lines are quoted.
  expect(mail.text).toContain('> Two questions.\n> One answer.')
})

test('requires name, email, company, size and message', async ({ page }) => {
  await openPage(page, '/contact')
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await form.getByRole('button', { name: 'Send Message' }).click()
  for (const label of ['Full Name', 'Work Email', 'Company', 'Company Size', 'Message']) {
    await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(field(form, 'Phone')).not.toHaveAttribute('aria-invalid', 'true')
})

test('says what is missing in its own words before anyone has touched it', async ({ page }) => {
  await page.goto('/contact')
  await waitForHydration(page)
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  // Without a pointer or a focus that would have brought the form's code early.
  await form.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect(form.getByRole('alert')).toHaveText('Please check 5 fields below.')
  await expect(field(form, 'Full Name')).toBeFocused()
  await expect(form.getByText('Full Name', { exact: true })).toBeInViewport()
})

test.describe('when the server refuses', () => {
  test.use({ expectedProblems: /api\/contacts|503/ })

  test('shows the error notice, logs it and keeps the contents', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await openPage(page, '/contact')
    const form = page.getByRole('tabpanel', { name: 'General Contact' })
    await fillEnquiry(form, { ...sender('Refused Ltd'), Message: 'Hello' })
    await page.route('**/api/contacts', (route) => route.fulfill({ status: 503, body: 'storage is full' }))
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(toasts(page)).toContainText('Failed to send message. Please try again.')
    await expect(field(form, 'Message')).toHaveValue('Hello')
    await expect(form.getByText('Nothing you typed is lost.')).toBeVisible()
    await expect(form.getByRole('link', { name: 'hello@' })).toHaveAttribute('href', /^mailto:hello@/)
    expect(logged.join('\n')).toContain('503: storage is full')
  })
})

test.describe('tabs', () => {
  test('switch by click and arrow keys, and stand in the address', async ({ page }) => {
    await openPage(page, '/contact')
    const general = page.getByRole('tab', { name: 'General Contact' })
    const demo = page.getByRole('tab', { name: 'Book Demo' })
    await expect(general).toHaveAttribute('aria-selected', 'true')
    await demo.click()
    await expect(page.getByRole('tabpanel', { name: 'Book Demo' })).toBeVisible()
    await expect(page.getByRole('tabpanel', { name: 'General Contact' })).toBeHidden()
    await expect(page).toHaveURL(/tab=demo/)
    await page.keyboard.press('ArrowLeft')
    await expect(general).toBeFocused()
    await expect(general).toHaveAttribute('aria-selected', 'true')
  })

  test('a link to the demo tab with a topic fills the form, visibly and editably', async ({ page }) => {
    await openPage(page, '/contact?tab=demo&topic=a2')
    const form = page.getByRole('tabpanel', { name: 'Book Demo' })
    await expect(field(form, 'Interested Programs')).toHaveValue(/^A2/)
    await expect(field(form, 'Interested Programs')).toBeEditable()
  })

  test('a link to the general form fills the first line of the message', async ({ page }) => {
    await openPage(page, '/contact?topic=coach-network')
    const form = page.getByRole('tabpanel', { name: 'General Contact' })
    await expect(field(form, 'Message')).toHaveValue(/^About: Join the coach network\n\nCredentials:/)
    await expect(field(form, 'Company')).toHaveAccessibleDescription(/Independent/)
  })

  test('a module is a topic', async ({ page }) => {
    await openPage(page, '/contact?topic=find-your-why')
    const form = page.getByRole('tabpanel', { name: 'General Contact' })
    await expect(field(form, 'Message')).toHaveValue(/Find Your Why/)
  })
})

test('Schedule a Consultation brings up the general form and its first field', async ({ page }) => {
  await openPage(page, '/contact?tab=demo')
  await page.getByRole('link', { name: 'Schedule a Consultation' }).click()
  const form = page.getByRole('tabpanel', { name: 'General Contact' })
  await expect(field(form, 'Full Name')).toBeFocused()
  await expect(field(form, 'Message')).toHaveValue(/^About: Consultation/)
})

test('/demo shows the same form, is not listed and names /contact as its canonical address', async ({
  page,
}) => {
  await openPage(page, '/demo')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
  await fillEnquiry(page.locator('main form'), sender('Demo Page Ltd'))
  await page.locator('main').getByRole('button', { name: 'Submit Request' }).click()
  await expect(toasts(page)).toContainText('Demo Request Submitted!')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('both forms stand there and the message reaches sales', async ({ page, mailbox }) => {
    await page.goto('/contact')
    const form = page.locator('form[action="/api/contacts"]')
    await expect(page.locator('form[action="/api/demo-requests"]')).toBeVisible()
    await fillEnquiry(form, { ...sender('Plain Form Ltd'), Message: 'No script here.' })
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact\?sent=contact#message-sent$/)
    await expect(page.getByText('Message Sent!')).toBeVisible()
    await expect(page.getByText('Demo Request Submitted!')).toBeHidden()
    await mailbox.waitFor(({ text }) => text?.includes('Plain Form Ltd') ?? false)
  })

  test.describe('with mistakes', () => {
    test.use({ expectedProblems: /422/ })

    test('the form comes back with its values and messages', async ({ page }) => {
      await page.goto('/contact')
      const form = page.locator('form[action="/api/demo-requests"]')
      await fillEnquiry(form, {
        ...sender('   '),
        'Work Email': 'asha@localhost',
        'Job Title': 'Head of L&D',
      })
      await form.getByRole('button', { name: 'Submit Request' }).click()
      await expect(form).toContainText('Please enter your company.')
      await expect(form).toContainText('Please enter one email address, such as name@company.com.')
      await expect(field(form, 'Job Title')).toHaveValue('Head of L&D')
      await expect(field(form, 'Company Size')).toHaveValue('1000+')
    })
  })

  test('the legal texts stand at the foot of the page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
    await expect(page).toHaveURL('/contact#cookies')
    await expect(page.getByText('No cookies, no trackers')).toBeVisible()
  })

  test('a demo link leads to the demo form', async ({ page }) => {
    await page.goto('/')
    await page.locator('[data-testid="button-demo"]:visible').first().click()
    await expect(page).toHaveURL(/\/contact\?tab=demo.*#book-demo$/)
    await expect(page.locator('#book-demo')).toBeInViewport()
  })
})
