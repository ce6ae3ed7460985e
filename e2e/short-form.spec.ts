import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ICAL from 'ical.js'
import { field, fillInquiry, sender } from './support/fillInquiry.ts'
import { generalForm, part } from './support/locators.ts'
import { openPage } from './support/openPage.ts'
import { expect, sharedPageTest, test } from './support/test.ts'

const PATH = '/strategy/short-form'

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

sharedPageTest(
  'Learn More opens what participants take away, and a deep link leads to its program',
  async ({ page }) => {
    await openPage(page, PATH)
    const program = page.locator('#scquare')
    const outcome = program.getByText('A six-card proposal that survives an interruption.')
    await expect(outcome).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(outcome).toBeVisible()
    await page.emulateMedia({ media: null })
    await program.getByText('Learn More').click()
    await expect(outcome).toBeVisible()
    await expect(program.getByRole('link', { name: 'Ask about this' })).toHaveAttribute(
      'href',
      '/contact?topic=scquare',
    )
    await openPage(page, '/strategy')
    await page.getByRole('link', { name: 'Executive Communication Bootcamp' }).click()
    await expect(page.locator('#bootcamp')).toBeInViewport()
  },
)

test.describe('the program calendar', () => {
  test.beforeEach(async ({ page }) => {
    // A Friday: two weeks later, one day is free, but not two in a row.
    await page.clock.setFixedTime('2027-01-08T10:00:00')
    await openPage(page, PATH)
    await page.getByRole('link', { name: 'View Program Calendar' }).click()
    await expect(page.getByRole('heading', { name: 'Program calendar' })).toBeFocused()
  })

  test('saves the chosen dates as a calendar file, and says that nobody was asked yet', async ({ page }) => {
    await page.getByRole('button', { name: 'Next month' }).click()
    await page.getByRole('button', { name: '2-Day Immersive' }).click()
    await day(page, 'Thursday, February 25, 2027').click()
    await page.getByRole('button', { name: 'Next month' }).click()
    await day(page, 'Wednesday, March 31, 2027').click()
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
    await page.getByRole('button', { name: 'Custom Workshop' }).click()
    // Two weeks from today, and no weekend.
    await expect(day(page, 'Thursday, January 21, 2027')).toBeDisabled()
    await expect(day(page, 'Saturday, January 23, 2027')).toBeDisabled()
    await day(page, 'Tuesday, January 26, 2027').focus()
    // Past the end of the month, into the next one.
    for (let week = 0; week < 4; week++) await page.keyboard.press('ArrowDown')
    for (let step = 0; step < 2; step++) await page.keyboard.press('ArrowRight')
    await expect(day(page, 'Thursday, February 25, 2027')).toBeFocused()
    await page.keyboard.press('Space')
    await page.getByRole('link', { name: 'Ask for these dates' }).click()
    await expect(page).toHaveURL(/\/contact\?topic=short-form$/)
    const form = generalForm(page)
    await expect(field(form, 'Message')).toHaveValue(/^About: Short-form programs\n\nFormat: Custom Workshop/)
    await expect(field(form, 'Message')).toHaveValue(/First choice: Thursday, February 25, 2027$/)
    await page.clock.setFixedTime('2027-01-08T10:01:00')
    await fillInquiry(form, sender('Planner Ltd'))
    await form.getByRole('button', { name: 'Send Message' }).click()
    const mail = await mailbox.waitFor('Planner Ltd')
    expect(mail?.text).toContain('First choice: Thursday, February 25, 2027')
  })
})

sharedPageTest.describe('without JavaScript', () => {
  sharedPageTest.use({ javaScriptEnabled: false })

  sharedPageTest('the calendar explains itself, and Learn More leads on', async ({ page }) => {
    await page.goto(`${PATH}#calendar`)
    const calendar = part(page, 'Program calendar')
    await expect(calendar.getByRole('button')).toHaveCount(0)
    await expect(calendar.getByRole('link', { name: 'Ask for dates' })).toHaveAttribute(
      'href',
      '/contact?topic=short-form',
    )
    const program = page.locator('#sprint')
    await program.getByText('Learn More').click()
    await expect(program.getByRole('link', { name: 'Ask about this' })).toBeVisible()
  })
})
