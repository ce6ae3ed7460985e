import { calculator, multiple, openCalculator, outcome } from './support/calculator.ts'
import { findViolations } from './support/findViolations.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const status = (page: Parameters<typeof calculator>[0]) => calculator(page).getByRole('status')

test.describe('a number', () => {
  test('is read as it is written where the visitor comes from', async ({ page }) => {
    await openCalculator(page)
    const fee = calculator(page).getByLabel('Program fee per leader')
    for (const written of ['6.400', "6'400", '6 400', '6,400', '6.400,00', '6400 €', 'CHF 6’400.–']) {
      await fee.fill(written)
      await fee.blur()
      await expect(fee).toHaveValue('6400')
      await expect(outcome(page, 'Cost')).toHaveText('163,273')
      await fee.fill('3200')
      await expect(outcome(page, 'Cost')).toHaveText('99,273')
    }
    const days = calculator(page).getByLabel('Working days each')
    await days.fill('3,5')
    await days.blur()
    await expect(days).toHaveValue('3.5')
    const turnover = calculator(page).getByLabel('Team members who leave')
    await turnover.fill('20 %')
    await turnover.blur()
    await expect(turnover).toHaveValue('20')
    await expect(page).toHaveURL(/days=3\.5&turnover=20/)
  })

  test('that is refused stays in its field, says why, and the result is marked', async ({ page }) => {
    await openCalculator(page)
    const leaders = calculator(page).getByLabel('Leaders taking part')
    await leaders.press('End')
    await leaders.pressSequentially('0000')
    await expect(leaders).toHaveAccessibleDescription(
      'We read it as 200,000. Enter a whole number from 1 to 5,000. Until then, we’re using 20. people',
    )
    for (const [typed, said] of [
      ['10.5', 'We read it as 10.5. Enter a whole number from 1 to 5,000.'],
      ['-5', 'We read it as −5. Enter a whole number from 1 to 5,000.'],
      ['a few', '“a few” isn’t a number we can read. Enter a whole number from 1 to 5,000.'],
      ['', 'Enter a whole number from 1 to 5,000.'],
    ] as const) {
      await leaders.fill(typed)
      await leaders.blur()
      await expect(calculator(page).getByRole('alert')).toHaveText(`${said} Until then, we’re using 20.`)
      await expect(leaders).toHaveValue(typed)
      await expect(leaders).toHaveAttribute('aria-invalid', 'true')
      await expect(calculator(page)).toContainText('Not up to date: check “Leaders taking part”.')
      await expect(multiple(page)).toHaveText('3.2x')
    }
    await expect(page).toHaveURL(/\/impact(#roi-calculator)?$/)
    await leaders.fill('40')
    await expect(calculator(page).getByRole('alert')).toHaveCount(0)
    await expect(calculator(page).getByText(/Not up to date/)).toHaveCount(0)
    await expect(leaders).toHaveAttribute('aria-invalid', 'false')
  })

  test('that is refused comes before anything is passed on', async ({ page }) => {
    await openCalculator(page)
    const credit = calculator(page).getByLabel('Share of the gains credited to the program')
    await credit.fill('120')
    for (const [role, name] of [
      ['button', 'Print this calculation'],
      ['button', 'Copy link'],
      ['link', 'Ask us to check it'],
      ['link', /^Download ROI Calculator/],
    ] as const) {
      await calculator(page).getByRole(role, { name }).click()
      await expect(credit).toBeFocused()
      await expect(page).toHaveURL(/\/impact(#roi-calculator)?$/)
    }
    await calculator(page).getByRole('button', { name: 'Back to the example' }).click()
    await expect(credit).toHaveValue('60')
    await expect(calculator(page).getByText(/Not up to date/)).toHaveCount(0)
  })

  test('that is refused leaves the page accessible', async ({ page }) => {
    await openCalculator(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await calculator(page).getByLabel('Months counted').fill('none')
      await expect(calculator(page).getByRole('alert')).toBeVisible()
      expect(await findViolations(page)).toEqual([])
    }
  })
})

test.describe('for the ear', () => {
  test('fields tell their unit and what we see', async ({ page }) => {
    await openCalculator(page)
    for (const [label, description] of [
      ['Productivity gain of the leaders', '% We see 15-25%.'],
      ['Weeks such a role stays vacant', 'weeks'],
      [
        'Leadership roles to fill in a year',
        'roles Your own number; it doesn’t rise with the number of leaders.',
      ],
      ['Program fee per leader', ''],
    ] as const)
      await expect(calculator(page).getByLabel(label)).toHaveAccessibleDescription(description)
  })

  test('a new result is said once it rests, whatever changes of it', async ({ page }) => {
    await openCalculator(page)
    await expect(status(page)).toHaveText('')
    const leaders = calculator(page).getByLabel('Leaders taking part')
    await leaders.fill('500')
    await expect(status(page)).toHaveText(
      '3.2x returned for each unit spent. Cost 2,289,818. Value in 18 months 7,393,242. Paid back after 5.6 months',
    )
    await leaders.fill('')
    await expect(calculator(page).getByRole('alert')).toBeVisible()
    await expect(status(page)).toHaveText('')
    await leaders.fill('500')
    await expect(status(page)).toContainText('Cost 2,289,818')
    await calculator(page).getByLabel('Months counted').fill('9')
    await expect(status(page)).toContainText('Value in 9 months')
  })
})
