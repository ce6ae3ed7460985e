import { INQUIRY_TEXT } from '#content/labels/inquiryText.ts'
import { field, fillInquiry, sender } from './support/fillInquiry.ts'
import { holdRequests } from './support/holdRequests.ts'
import { demoDialog, demoLinks, generalForm, toasts } from './support/locators.ts'
import { openPage, waitForApp } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

test.describe('the contact page', { tag: '@cross-browser' }, () => {
  test('sends a general message with type "general" and clears the form', async ({ page, mailbox }) => {
    await openPage(page, '/contact')
    const form = generalForm(page)
    const message = { Phone: '+41 44 555 01 00', Message: 'Two questions.\nOne answer.' }
    await fillInquiry(form, { ...sender('General Ltd'), ...message })
    const sent = page.waitForRequest('**/api/contacts')
    await form.getByRole('button', { name: 'Send Message' }).click()
    expect((await sent).postDataJSON()).toMatchObject({
      type: 'general',
      company: 'General Ltd',
      phone: '+41 44 555 01 00',
    })
    await expect(toasts(page)).toContainText('Message Sent!')
    await expect(toasts(page)).toContainText(
      "Thank you for your message. We'll get back to you within 24 hours.",
    )
    await expect(field(form, 'Message')).toHaveValue('')
    const mail = await mailbox.waitFor('General Ltd')
    // The visitor's lines are quoted.
    expect(mail?.text).toContain('> Two questions.\n> One answer.')
    // Once the notification is gone, a bar remains with the reference, until the next message is started.
    await toasts(page).getByRole('button', { name: 'Dismiss notification' }).click()
    const confirmation = page.getByText(/Your reference/)
    await expect(confirmation).toContainText(String(mail?.headers.get('x-enquiry-reference')))
    await field(form, 'Full Name').fill('A')
    await expect(confirmation).toBeHidden()
  })

  test('requires name, email, company, size and message, and says what is wrong', async ({ page }) => {
    await page.goto('/contact')
    await waitForApp(page)
    const form = generalForm(page)
    // Without a pointer or a focus that would have brought the form's code early.
    await form.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit())
    await expect(form.getByRole('alert')).toHaveText('Please check 5 fields below.')
    await expect(field(form, 'Full Name')).toBeFocused()
    for (const label of ['Full Name', 'Work Email', 'Company', 'Company Size', 'Message'])
      await expect(field(form, label)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(form, 'Phone')).not.toHaveAttribute('aria-invalid', 'true')
  })

  test('has two tabs, switched by click and arrow keys, that the address names', async ({ page }) => {
    await openPage(page, '/contact')
    const general = page.getByRole('tab', { name: 'General Contact' })
    await expect(general).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: 'Book Demo' }).click()
    await expect(page.getByRole('tabpanel', { name: 'Book Demo' })).toBeVisible()
    await expect(generalForm(page)).toBeHidden()
    await expect(page).toHaveURL(/tab=demo/)
    await page.keyboard.press('ArrowLeft')
    await expect(general).toBeFocused()
    await expect(general).toHaveAttribute('aria-selected', 'true')
  })

  test('Schedule a Consultation leads to the first field, as often as it is pressed', async ({ page }) => {
    await openPage(page, '/contact')
    for (const _ of ['once', 'again']) {
      await page.getByRole('link', { name: 'Schedule a Consultation' }).click()
      await expect(field(generalForm(page), 'Full Name')).toBeFocused()
      await expect(field(generalForm(page), 'Full Name')).toBeInViewport()
    }
  })

  test('says that it is sending, and sends once', async ({ page }) => {
    const { submit, pending } = INQUIRY_TEXT.demo
    await openPage(page, '/contact?tab=demo')
    const form = page.getByRole('tabpanel', { name: 'Book Demo' })
    await fillInquiry(form, sender('Waiting Ltd'))
    const release = await holdRequests(page, '**/api/demo-requests')
    const sent: string[] = []
    page.on('request', (request) => void sent.push(request.method()))
    await form.getByRole('button', { name: submit }).click()
    await expect(form.getByRole('button', { name: pending })).toBeDisabled()
    release()
    await expect(form.getByRole('button', { name: submit })).toBeEnabled()
    await expect(field(form, 'Company')).toHaveValue('')
    expect(sent.filter((method) => method === 'POST')).toHaveLength(1)
  })

  test('/demo sends the same form, and is not listed', async ({ page }) => {
    await openPage(page, '/demo')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/)
    await fillInquiry(page.locator('main form'), sender('Demo Page Ltd'))
    await page.locator('main').getByRole('button', { name: 'Submit Request' }).click()
    await expect(toasts(page)).toContainText('Demo Request Submitted!')
  })
})

test('the privacy text opens above the demo dialog, which keeps what was typed', async ({ page }) => {
  await openPage(page, '/contact')
  await demoLinks(page).first().click()
  const demo = demoDialog(page)
  await field(demo, 'Full Name').fill('Asha Rao')
  await demo.getByRole('link', { name: 'Privacy Policy' }).click()
  const privacy = page.getByRole('dialog', { name: 'Privacy Policy' })
  await expect(privacy).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(privacy).toBeHidden()
  await expect(field(demo, 'Full Name')).toHaveValue('Asha Rao')
  await expect(demo.getByRole('link', { name: 'Privacy Policy' })).toBeFocused()
})

test.describe('when the server refuses', () => {
  test.use({ expectedProblems: /api\/contacts|503/ })

  test('shows the error notice, logs it and keeps the contents', async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await openPage(page, '/contact')
    const form = generalForm(page)
    await fillInquiry(form, { ...sender('Refused Ltd'), Message: 'Hello' })
    await page.route('**/api/contacts', (route) => route.fulfill({ status: 503, body: 'storage is full' }))
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(toasts(page)).toContainText('Error')
    await expect(toasts(page)).toContainText('Failed to send message. Please try again.')
    await expect(field(form, 'Message')).toHaveValue('Hello')
    await expect(form.locator('a[href^="mailto:"]')).toBeVisible()
    expect(logged.join('\n')).toContain('503: storage is full')
  })
})

test.describe('without JavaScript', { tag: '@cross-browser' }, () => {
  test.use({ javaScriptEnabled: false })

  test('both forms stand there, and the message reaches sales', async ({ page, mailbox }) => {
    await page.goto('/contact')
    const form = page.locator('form[action="/api/contacts"]')
    await fillInquiry(form, { ...sender('Plain Form Ltd'), Message: 'No script here.' })
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(/\/contact\?sent=contact#message-sent$/)
    await expect(page.getByText('Message Sent!')).toBeVisible()
    await expect(page.getByText('Demo Request Submitted!')).toBeHidden()
    await mailbox.waitFor('Plain Form Ltd')
  })

  test('a demo link leads to its form, and the request reaches sales', async ({ page, mailbox }) => {
    await page.goto('/leadership/a1')
    await page.getByRole('main').getByRole('link', { name: 'Book a Demo' }).first().click()
    await expect(page).toHaveURL(/\/contact\?tab=demo&topic=a1#book-demo$/)
    const form = page.locator('form[action="/api/demo-requests"]')
    await expect(form).toBeInViewport()
    await fillInquiry(form, sender('Plain Demo Ltd'))
    await form.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Demo Request Submitted!')).toBeVisible()
    await mailbox.waitFor('Plain Demo Ltd')
  })

  test('the legal texts stand at the foot of the page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).click()
    await expect(page).toHaveURL('/contact#cookies')
    await expect(page.locator('#cookies')).toBeInViewport()
  })

  test.describe('with mistakes', () => {
    test.use({ expectedProblems: /422/ })

    test('the form comes back with its values and messages', async ({ page }) => {
      await page.goto('/contact')
      const form = page.locator('form[action="/api/demo-requests"]')
      await fillInquiry(form, {
        ...sender('   '),
        'Work Email': 'asha@localhost',
        'Job Title': 'Head of L&D',
      })
      await form.getByRole('button', { name: 'Submit Request' }).click()
      await expect(field(form, 'Company')).toHaveAccessibleDescription('Please enter your company.')
      await expect(field(form, 'Work Email')).toHaveAccessibleDescription(/one email address/)
      await expect(field(form, 'Job Title')).toHaveValue('Head of L&D')
      await expect(field(form, 'Company Size')).toHaveValue('1000+')
    })
  })
})

test.describe('where scripts fail', { tag: '@cross-browser' }, () => {
  test.use({ expectedProblems: /404|422/ })

  test('a demo request with a mistake comes back in view', async ({ page }) => {
    await page.route('**/assets/**/*.js', (route) => route.fulfill({ status: 404 }))
    await page.goto('/contact?tab=demo#book-demo')
    const form = page.locator('form[action="/api/demo-requests"]')
    await fillInquiry(form, { ...sender('Plain Demo Ltd'), 'Work Email': 'asha@localhost' })
    await form.getByRole('button', { name: 'Submit Request' }).click()
    await expect(field(form, 'Work Email')).toHaveAccessibleDescription(/one email address/)
    await expect(form).toBeVisible()
  })
})
