import type { Locator, Page } from '@playwright/test'
import { field, fillInquiry, sender } from './support/fillInquiry.ts'
import { closeDialog, demoDialog, demoLinks, toasts } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

async function openDemo(page: Page, path = '/'): Promise<Locator> {
  await openPage(page, path)
  await demoLinks(page).first().click()
  return demoDialog(page)
}

const submitButton = (dialog: Locator) => dialog.getByRole('button', { name: 'Submit Request' })
const submit = (dialog: Locator) => submitButton(dialog).click()

test.describe('the demo dialog', { tag: '@cross-browser' }, () => {
  test('sends the request to sales, closes, resets and says so', async ({ page, mailbox }) => {
    const dialog = await openDemo(page, '/leadership/a1')
    await fillInquiry(dialog, {
      ...sender('Dialog Works Ltd'),
      'Job Title': 'Head of L&D',
      Phone: '+91 40 5550 0100',
      'Interested Programs': 'A1 and coaching',
      'Additional Information': 'Forty managers.\nTwo sites.',
    })
    await submit(dialog)
    await expect(toasts(page)).toContainText('Demo Request Submitted!')
    await expect(toasts(page)).toContainText(
      "We'll contact you within 24 hours to schedule your personalized demo.",
    )
    await expect(dialog).toBeHidden()
    const mail = await mailbox.waitFor('Dialog Works Ltd')
    expect(mail?.subject).toMatch(/Dialog Works Ltd.*1000\+|1000\+.*Dialog Works Ltd/)
    expect(mail?.replyTo?.value).toEqual([expect.objectContaining({ address: 'asha.rao@example.com' })])
    for (const text of [
      'Asha Rao',
      'Head of L&D',
      '+91 40 5550 0100',
      'A1 and coaching',
      '> Forty managers.',
      // The topic counts in the report.
      '/leadership/a1?topic=a1',
    ])
      expect(mail?.text).toContain(text)
    await demoLinks(page).first().click()
    await expect(field(dialog, 'Full Name')).toHaveValue('')
  })

  test('refuses mistakes beside their fields and keeps what was typed', async ({ page }) => {
    const dialog = await openDemo(page)
    const email = field(dialog, 'Work Email')
    // Before its code has loaded, the form says nothing.
    await expect(async () => {
      await email.fill('asha at example')
      await email.blur()
      await expect(email).toHaveAccessibleDescription(/one email address/, { timeout: 500 })
    }).toPass()
    await email.fill('asha@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid')
    // What is empty isn't called wrong before it is sent, whether it was passed or emptied.
    await email.fill('')
    await field(dialog, 'Company').fill('Mistake Ltd')
    for (const label of ['Full Name', 'Work Email'])
      await expect(field(dialog, label)).not.toHaveAttribute('aria-invalid')
    await email.fill('asha at example')
    // The message of the field that is left must not move the button from under the pointer.
    await submitButton(dialog).click({ position: { x: 40, y: 8 }, delay: 300 })
    await expect(dialog.getByRole('alert')).toHaveText('Please check 3 fields below.')
    await expect(field(dialog, 'Full Name')).toBeFocused()
    await expect(field(dialog, 'Full Name')).toBeInViewport({ ratio: 1 })
    await expect(email).toHaveAccessibleDescription(/one email address/)
    await expect(field(dialog, 'Company Size')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(dialog, 'Company')).toHaveValue('Mistake Ltd')
    await field(dialog, 'Full Name').fill('Asha Rao')
    await expect(dialog.getByRole('alert')).toHaveText('Please check 2 fields below.')
  })

  test('keeps what was typed when it is closed or the page is left', async ({ page }) => {
    const dialog = await openDemo(page)
    await fillInquiry(dialog, { 'Full Name': 'Asha Rao', Company: 'Draft Ltd' })
    await closeDialog(page)
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact')
    await demoLinks(page).first().click()
    await expect(field(dialog, 'Company')).toHaveValue('Draft Ltd')
    // The form of the page is the same one.
    await field(dialog, 'Company').fill('Changed Ltd')
    await closeDialog(page)
    await expect(field(page.locator('#book-demo'), 'Company')).toHaveValue('Changed Ltd')
  })
})

// WebKit focuses no link that is clicked.
test('the demo dialog opens from every trigger, takes the focus in and gives it back', async ({ page }) => {
  await openPage(page, '/')
  expect(await demoLinks(page).count()).toBeGreaterThanOrEqual(2)
  for (const link of await demoLinks(page).all()) {
    await link.click()
    await expect(field(demoDialog(page), 'Full Name')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(demoDialog(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
})

test('a field in focus is not covered in a very low window', async ({ page }) => {
  // 400 % on a laptop.
  await page.setViewportSize({ width: 320, height: 256 })
  const size = field(await openDemo(page), 'Company Size')
  await field(demoDialog(page), 'Company').focus()
  await page.keyboard.press('Tab')
  await expect(size).toBeFocused()
  const covers = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(left + width / 2, top + height / 2) !== element
  }
  await expect.poll(() => size.evaluate(covers)).toBe(false)
})

test('the demo dialog rises into view, and is there at once for those who want less motion', async ({
  page,
}) => {
  for (const [reducedMotion, moving] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const dialog = await openDemo(page, '/leadership/a1')
    await expect(dialog).toBeVisible()
    expect((await dialog.evaluate((element) => getComputedStyle(element).animationName)) !== 'none').toBe(
      moving,
    )
  }
})

test.describe('while the server is down', () => {
  test.use({ expectedProblems: /api\/demo-requests|ERR_CONNECTION|Failed to fetch|TypeError/ })

  test('stays open with its contents, says so, and a retry arrives', async ({ page, site, mailbox }) => {
    const dialog = await openDemo(page)
    await fillInquiry(dialog, sender('Retry Ltd'))
    await site.stop()
    await submit(dialog)
    await expect(toasts(page)).toContainText('Failed to submit demo request. Please try again.')
    await expect(toasts(page)).toContainText('Error')
    await expect(field(dialog, 'Company')).toHaveValue('Retry Ltd')
    await site.start()
    await submit(dialog)
    await expect(dialog).toBeHidden()
    await mailbox.waitFor('Retry Ltd')
  })
})

test.describe('when the answer is lost', () => {
  test.use({ expectedProblems: /api\/demo-requests|ERR_FAILED|Failed to fetch|TypeError/ })

  test('the retry repeats the same request, so that sales get one mail', async ({ page, mailbox }) => {
    const dialog = await openDemo(page)
    await fillInquiry(dialog, sender('Lost Answer Ltd'))
    await page.route(
      '**/api/demo-requests',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await submit(dialog)
    await expect(toasts(page)).toContainText('Failed to submit')
    await submit(dialog)
    await expect(dialog).toBeHidden()
    await mailbox.waitFor('Lost Answer Ltd')
    // What was taken first is mailed first, so a second one would be there before the next.
    await page.request.post('/api/demo-requests', {
      data: { name: 'Next', email: 'next@example.com', company: 'After Lost Answer', companySize: '1-50' },
    })
    await mailbox.waitFor('After Lost Answer')
    expect(mailbox.find('Lost Answer Ltd')).toHaveLength(1)
  })
})
