import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { builtFileOf } from './support/builtFileOf.ts'
import { field, fillEnquiry, sender } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, test } from './support/test.ts'

test.describe('the short-form programs', () => {
  test('has formats, featured programs, benefits and the Program Impact panel', async ({ page }) => {
    await openPage(page, '/strategy/short-form')
    await expect(part(page, /^For teams with a deadline/).getByRole('listitem')).toHaveCount(4)
    await expect(
      part(page, /^Choose a one- or two-day format/).getByRole('heading', { level: 3 }),
    ).toHaveText(['1-Day Intensives', '2-Day Immersives', 'Custom Workshops'])
    for (const [title, duration] of [
      ['SCQuARE Storytelling Workshop', '1-2 days'],
      ['Executive Communication Bootcamp', '2 days'],
      ['Strategic Thinking Sprint', '1 day'],
    ] as const) {
      const program = page.getByRole('article', { name: title })
      await expect(program.getByRole('definition')).toContainText([/./, duration, /./])
    }
    await expect(part(page, /^Why one or two days/).getByRole('listitem')).toHaveCount(6)
    await expect(part(page, 'Program Impact').getByRole('definition')).toHaveText(['98%', '30 days', '3x'])
    const lengths = await part(page, 'Program Impact')
      .locator('[aria-hidden] > span')
      .evaluateAll((stems) => stems.map((stem) => (stem as HTMLElement).offsetWidth))
    expect(lengths).toHaveLength(3)
    expect((lengths[0] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(0.98, 2)
    expect((lengths[2] ?? 0) / (lengths[1] ?? 1)).toBeCloseTo(1 / 3, 2)
  })

  test('Contact Us and the closing call lead to the form, the demo names the programs', async ({ page }) => {
    await openPage(page, '/strategy/short-form')
    const main = page.getByRole('main')
    const links = main.getByRole('link', { name: 'Contact Us' })
    await expect(links).toHaveCount(2)
    for (const link of await links.all())
      await expect(link).toHaveAttribute('href', '/contact?topic=short-form')
    await expect(main.getByTestId('button-demo')).toHaveAttribute(
      'href',
      '/contact?tab=demo&topic=short-form#book-demo',
    )
  })

  test('Learn More unfolds the outcomes and a question about the program', async ({ page }) => {
    await openPage(page, '/strategy/short-form')
    for (const [title, topic] of [
      ['SCQuARE Storytelling Workshop', 'scquare'],
      ['Executive Communication Bootcamp', 'bootcamp'],
      ['Strategic Thinking Sprint', 'sprint'],
    ] as const) {
      const program = page.getByRole('article', { name: title })
      const ask = program.getByRole('link', { name: 'Ask about this' })
      await expect(ask).toBeHidden()
      await program.getByText('Learn More').click()
      await expect(ask).toHaveAttribute('href', `/contact?topic=${topic}`)
      await expect(program.getByRole('listitem')).toHaveCount(4)
    }
  })

  test('a deep link opens its program, on arrival and from within', async ({ page }) => {
    await openPage(page, '/strategy/short-form#sprint')
    await expect(page.locator('#sprint details')).toHaveAttribute('open')
    await expect(page.locator('#sprint')).toBeInViewport()
    await expect(page.locator('#bootcamp details')).not.toHaveAttribute('open')

    await openPage(page, '/strategy')
    await page.getByRole('link', { name: 'Executive Communication Bootcamp' }).click()
    await expect(page.locator('#bootcamp details')).toHaveAttribute('open')
    await expect(page.locator('#bootcamp')).toBeInViewport()
  })
})

test.describe('the program calendar', () => {
  test.beforeEach(async ({ page }) => {
    await openPage(page, '/strategy/short-form')
    await page.getByRole('link', { name: 'View Program Calendar' }).click()
    await expect(page.getByRole('heading', { name: 'Program calendar' })).toBeFocused()
    await page.clock.setFixedTime('2027-01-04T10:00:00')
  })

  test('saves the chosen dates as a calendar file', async ({ page }) => {
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
    expect(events[0]?.summary).toContain('2-Day Immersive')
  })

  test('never says that anybody was asked for dates that were only saved', async ({ page }) => {
    await page.getByLabel('First choice').fill('2027-02-25')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download dates' }).click()
    const file = await readFile(await (await downloading).path(), 'utf8')
    const [event] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
    const entry = new ICAL.Event(event)
    expect(entry.summary).toMatch(/^To request: /)
    expect(entry.description).toContain('had not been requested')
    expect(`${entry.summary} ${entry.description}`).not.toMatch(/we have asked|confirm|hold/i)
    const note = page.getByRole('status').filter({ hasText: 'only in your calendar' })
    await expect(note).toContainText('we haven’t been asked yet')
    await expect(note).not.toContainText(/confirm|tentative/)
    await page.getByLabel('First choice').fill('2027-02-26')
    await expect(note).toHaveCount(0)
  })

  test('asks for a date, refuses a past one and points out weekends', async ({ page }) => {
    const first = page.getByLabel('First choice')
    await page.getByRole('button', { name: 'Download dates' }).click()
    await expect(first).toBeFocused()
    await expect(first).toHaveAccessibleDescription('Please choose a first date.')
    await first.fill('2027-01-04')
    await expect(first).toHaveAccessibleDescription('Please choose a date after today.')
    await first.fill('2027-02-27')
    await expect(first).toHaveAccessibleDescription(/weekend/)
    await expect(first).not.toHaveAttribute('aria-invalid')
  })

  test('asks us for the dates, in a message that can be read and changed', async ({ page, mailbox }) => {
    await page.getByRole('radio', { name: /Custom Workshop/ }).check()
    await page.getByLabel('First choice').fill('2027-02-25')
    await page.getByRole('link', { name: 'Ask for these dates' }).click()
    await expect(page).toHaveURL(/\/contact\?topic=short-form$/)
    const form = page.locator('#general-contact')
    const message = field(form, 'Message')
    await expect(message).toHaveValue(/^About: Short-form programs\n\nFormat: Custom Workshop/)
    await expect(message).toHaveValue(/First choice: Thursday, February 25, 2027$/)
    await page.clock.setFixedTime('2027-01-04T10:01:00')
    await fillEnquiry(form, sender('Planner Ltd'))
    await form.getByRole('button', { name: 'Send Message' }).click()
    const mail = await mailbox.waitFor(({ text }) => text?.includes('Planner Ltd') ?? false)
    expect(mail.text).toContain('First choice: Thursday, February 25, 2027')
  })
})

test.describe('without the code that carries dates into a message', () => {
  test.use({ expectedProblems: /ERR_FAILED/ })

  test('the question for them leads to the form all the same', async ({ page }) => {
    await openPage(page, '/strategy/short-form#calendar')
    await page.getByLabel('First choice').fill('2027-02-25')
    await page.route(`**/${builtFileOf('components/enquiry/addToMessage.ts')}`, (route) => route.abort())
    await page.getByRole('link', { name: 'Ask for these dates' }).click()
    await expect(page).toHaveURL('/contact?topic=short-form')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calendar explains itself and leads to the form', async ({ page }) => {
    await page.goto('/strategy/short-form#calendar')
    const calendar = part(page, 'Program calendar')
    await expect(calendar.getByRole('textbox')).toHaveCount(0)
    await expect(calendar.getByText('needs JavaScript')).toBeVisible()
    await expect(calendar.getByRole('link', { name: 'Ask for dates' })).toHaveAttribute(
      'href',
      '/contact?topic=short-form',
    )
  })

  test('sample entries of every format can be taken into any calendar', async ({ page, request }) => {
    await page.goto('/strategy/short-form#calendar')
    const link = part(page, 'Program calendar').getByRole('link', {
      name: /^Sample entries for your calendar/,
    })
    await expect(link).toContainText(/ICS, \d+ kB, \w+ \d{4}/)
    const response = await request.get((await link.getAttribute('href')) ?? '')
    expect(response.headers()['content-type']).toContain('text/calendar')
    const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent')
    expect(events.length).toBeGreaterThanOrEqual(3)
  })

  test('Learn More unfolds all the same', async ({ page }) => {
    await page.goto('/strategy/short-form')
    const program = page.getByRole('article', { name: 'Strategic Thinking Sprint' })
    await program.getByText('Learn More').click()
    await expect(program.getByRole('link', { name: 'Ask about this' })).toBeVisible()
  })
})
