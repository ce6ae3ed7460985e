import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { field, fillInquiry, sender } from './support/fillInquiry.ts'
import { generalForm, part } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest, test } from './support/test.ts'

const PATH = '/strategy/short-form'

sharedPageTest('Learn More unfolds a program, and a deep link opens its own', async ({ page }) => {
  await openPage(page, PATH)
  const program = page.getByRole('article', { name: 'SCQuARE Storytelling Workshop' })
  const ask = program.getByRole('link', { name: 'Ask about this' })
  await expect(ask).toBeHidden()
  await program.getByText('Learn More').click()
  await expect(ask).toHaveAttribute('href', '/contact?topic=scquare')
  await openPage(page, '/strategy')
  await page.getByRole('link', { name: 'Executive Communication Bootcamp' }).click()
  await expect(page.locator('#bootcamp details')).toHaveAttribute('open')
  await expect(page.locator('#bootcamp')).toBeInViewport()
  await expect(page.locator('#sprint details')).not.toHaveAttribute('open')
})

test.describe('the program calendar', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, PATH)
    await page.getByRole('link', { name: 'View Program Calendar' }).click()
    await expect(page.getByRole('heading', { name: 'Program calendar' })).toBeFocused()
    await page.clock.setFixedTime('2027-01-04T10:00:00')
  })

  test('saves the chosen dates as a calendar file, and says that nobody was asked yet', async ({ page }) => {
    await page.getByRole('radio', { name: /2-Day Immersive/ }).check()
    await page.getByLabel('First choice').fill('2027-02-25')
    await page.getByLabel('Second choice').fill('2027-03-31')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download dates' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('short-form-dates.ics')
    const file = await readFile(await download.path(), 'utf8')
    const events = new ICAL.Component(ICAL.parse(file))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
    expect(events.map((event) => [event.startDate.toString(), event.endDate.toString()])).toEqual([
      ['2027-02-25', '2027-02-27'],
      ['2027-03-31', '2027-04-02'],
    ])
    expect(events[0]?.summary).toMatch(/^To request: .*2-Day Immersive/)
    await expect(page.getByRole('status').filter({ hasText: 'only in your calendar' })).toBeVisible()
  })

  test('asks us for the dates, in a message that can be read and changed', async ({ page, mailbox }) => {
    await page.getByRole('radio', { name: /Custom Workshop/ }).check()
    await page.getByLabel('First choice').fill('2027-02-25')
    await page.getByRole('link', { name: 'Ask for these dates' }).click()
    await expect(page).toHaveURL(/\/contact\?topic=short-form$/)
    const form = generalForm(page)
    await expect(field(form, 'Message')).toHaveValue(/^About: Short-form programs\n\nFormat: Custom Workshop/)
    await expect(field(form, 'Message')).toHaveValue(/First choice: Thursday, February 25, 2027$/)
    await page.clock.setFixedTime('2027-01-04T10:01:00')
    await fillInquiry(form, sender('Planner Ltd'))
    await form.getByRole('button', { name: 'Send Message' }).click()
    const mail = await mailbox.waitFor(({ text }) => text?.includes('Planner Ltd') ?? false)
    expect(mail.text).toContain('First choice: Thursday, February 25, 2027')
  })
})

sharedPageTest.describe('without JavaScript', () => {
  sharedPageTest.use({ javaScriptEnabled: false })

  sharedPageTest('the calendar explains itself, Learn More unfolds all the same', async ({ page }) => {
    await page.goto(`${PATH}#calendar`)
    const calendar = part(page, 'Program calendar')
    await expect(calendar.getByRole('textbox')).toHaveCount(0)
    await expect(calendar.getByRole('link', { name: 'Ask for dates' })).toHaveAttribute(
      'href',
      '/contact?topic=short-form',
    )
    const program = page.getByRole('article', { name: 'Strategic Thinking Sprint' })
    await program.getByText('Learn More').click()
    await expect(program.getByRole('link', { name: 'Ask about this' })).toBeVisible()
  })
})
