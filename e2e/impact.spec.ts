import type { Page } from '@playwright/test'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { part } from './support/part.ts'
import { expect, test } from './support/test.ts'

const calculator = (page: Page) => part(page, 'The ROI calculator')
const outcome = (page: Page, label: string) =>
  calculator(page).locator('dl > div').filter({ hasText: label }).getByRole('definition')

test.describe('the impact page', () => {
  test.beforeEach(({ page }) => openPage(page, '/impact'))

  test('shows four readings of every program', async ({ page }) => {
    const readings = part(page, 'Four readings from every program')
    await expect(readings.locator('strong')).toHaveText('86%')
    await expect(readings).toContainText('leadership effectiveness')
    for (const [metric, label, after] of [
      ['+65%', 'Engagement', '165'],
      ['+41%', 'Team performance', '141'],
      ['23%', 'Turnover reduction', '77'],
    ] as const) {
      const item = readings.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
      await expect(item.getByText(metric, { exact: true })).toBeVisible()
      await expect(item.getByRole('img', { name: after })).toBeVisible()
    }
  })

  test('sums up the return', async ({ page }) => {
    const roi = part(page, 'Average ROI')
    await expect(roi).toContainText('3.2x')
    await expect(roi).toContainText('320% within 12-18 months')
    for (const [metric, label] of [
      ['15-25%', 'Productivity gain'],
      ['20-30%', 'Leadership attrition reduced'],
      ['40%', 'Faster succession'],
      ['30%', 'Engagement increase'],
    ] as const) {
      const item = roi.getByRole('listitem').filter({ has: page.getByRole('heading', { name: label }) })
      await expect(item).toContainText(metric)
    }
  })

  test('draws its bars to scale', async ({ page }) => {
    const widths = await part(page, 'Four readings from every program')
      .locator('svg rect')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width))
    const ratios = [0, 2, 4].map((index) => (widths[index + 1] ?? 0) / (widths[index] ?? 1))
    expect(ratios.map((ratio) => ratio.toFixed(2))).toEqual(['1.65', '1.41', '0.77'])
  })

  test('explains the framework and the source of every figure', async ({ page }) => {
    const framework = part(page, /^Four rungs/)
    await expect(framework.getByRole('heading', { level: 3 })).toHaveCount(4)
    for (const list of await framework.locator('li ul').all()) {
      await expect(list.getByRole('listitem')).toHaveCount(3)
    }
    await expect(
      part(page, 'Where each figure comes from').getByRole('rowheader').locator('strong'),
    ).toHaveText(['86%', '65%', '41%', '23%', '3.2x', '15-25%', '20-30%', '40%', '30%'])
  })

  test('offers report, calculator and contact', async ({ page }) => {
    for (const [name, href, count] of [
      [/^Download Impact Report/, '/downloads/impact-report.pdf', 2],
      [/^Download ROI Calculator/, '/downloads/roi-calculator.xlsx', 1],
    ] as const) {
      const links = page.getByRole('link', { name })
      await expect(links).toHaveCount(count)
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', href)
        await expect(link).toHaveAttribute('download')
      }
    }
    await page.getByRole('main').getByRole('region').last().getByRole('link', { name: 'Contact Us' }).click()
    await expect(page).toHaveURL('/contact?topic=impact')
    const message = field(page.locator('#general-contact'), 'Message')
    await expect(message).toHaveValue(/^About: Impact and ROI/)
  })
})

test.describe('the ROI calculator', () => {
  test('is where the link in the hero leads, and starts with our average', async ({ page }) => {
    await openPage(page, '/impact')
    await page.getByRole('link', { name: 'Calculate your own ROI' }).click()
    await expect(page.locator('#roi-calculator')).toBeFocused()
    await expect(calculator(page).locator('output')).toHaveText('3.2x')
    await expect(calculator(page).getByRole('textbox')).toHaveCount(20)
  })

  test('follows what is typed, and keeps it in the address', async ({ page }) => {
    await openPage(page, '/impact')
    const leaders = calculator(page).getByLabel('Leaders taking part')
    await leaders.fill('40')
    await expect(outcome(page, 'Program fees')).toHaveText('128,000')
    await expect(page).toHaveURL(/\/impact\?participants=40#roi-calculator$/)
    const fee = calculator(page).getByLabel('Program fee for each leader')
    await fee.fill('2,500')
    await expect(outcome(page, 'Program fees')).toHaveText('100,000')
    await expect(page).toHaveURL(/fee=2500/)

    await page.reload()
    await openPage(page, page.url())
    await expect(leaders).toHaveValue('40')
    await expect(outcome(page, 'Program fees')).toHaveText('100,000')
    await calculator(page).getByRole('button', { name: 'Back to the example' }).click()
    await expect(leaders).toHaveValue('20')
    await expect(page).toHaveURL(/\/impact#roi-calculator$/)
  })

  test('says what it does not take, and calculates with the last good value', async ({ page }) => {
    await openPage(page, '/impact')
    const credit = calculator(page).getByLabel('Share of the gains credited to the program')
    await credit.fill('120')
    await expect(calculator(page).getByRole('alert')).toHaveText('From 0 to 100, please.')
    await expect(credit).toHaveAttribute('aria-invalid', 'true')
    await expect(calculator(page).locator('output')).toHaveText('3.2x')
    await credit.blur()
    await expect(credit).toHaveValue('60')
    await expect(calculator(page).getByRole('alert')).toHaveCount(0)
  })

  test('takes in both ends of our ranges', async ({ page }) => {
    await openPage(page, '/impact')
    for (const [name, multiple] of [
      ['Low end', '2.6x'],
      ['High end', '3.8x'],
      ['Middle', '3.2x'],
    ] as const) {
      const preset = calculator(page).getByRole('button', { name })
      await preset.click()
      await expect(preset).toHaveAttribute('aria-pressed', 'true')
      await expect(calculator(page).locator('output')).toHaveText(multiple)
    }
  })

  test('has an answer where nothing is spent or gained', async ({ page }) => {
    await openPage(page, '/impact?fee=0&days=0&ownCosts=0')
    await expect(calculator(page).locator('output')).toHaveText('No cost, so no ratio')
    await openPage(page, '/impact?credit=0')
    await expect(calculator(page).locator('output')).toHaveText('0.0x')
    await expect(outcome(page, 'Paid back after')).toHaveText('never')
  })

  test('carries the calculation into a message', async ({ page }) => {
    await openPage(page, '/impact?participants=12')
    await calculator(page).getByRole('link', { name: 'Ask us to check it' }).click()
    await expect(page).toHaveURL('/contact?topic=impact')
    const message = field(page.locator('#general-contact'), 'Message')
    await expect(message).toHaveValue(/^About: Impact and ROI\n\nOur calculation: \d\.\dx .*12 leaders/)
    await expect(message).toHaveValue(/\/impact\?participants=12#roi-calculator$/)
  })

  test('copies a link to itself', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openPage(page, '/impact?months=12')
    await calculator(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/impact\?months=12#roi-calculator$/,
    )
  })

  test('prints alone', async ({ page }) => {
    await openPage(page, '/impact')
    await page.evaluate(() => {
      window.print = () => {
        const shown = [...document.querySelectorAll('h1, h2')].filter((heading) => heading.checkVisibility())
        document.body.dataset.printed = shown.map((heading) => heading.textContent).join()
      }
    })
    await calculator(page).getByRole('button', { name: 'Print this calculation' }).click()
    await expect(page.locator('body')).toHaveAttribute('data-printed', 'The ROI calculator')
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the calculator is a worked example to read', async ({ page }) => {
    await page.goto('/impact')
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0)
    await expect(calculator(page).getByRole('button')).toHaveCount(0)
    await expect(calculator(page).getByRole('row')).toHaveCount(20)
    const row = calculator(page).getByRole('row', { name: /Yearly cost of a leader/ })
    await expect(row).toContainText('60,000')
    await expect(calculator(page).locator('output')).toHaveText('3.2x')
    await expect(outcome(page, 'Value in 18 months')).toHaveText('314,871')
    await expect(calculator(page).getByRole('link', { name: /Download ROI Calculator/ })).toBeVisible()
  })
})
