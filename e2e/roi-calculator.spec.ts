import { builtFileOf } from './support/builtFileOf.ts'
import { calculator, multiple, openCalculator, outcome, showParts } from './support/calculator.ts'
import { field } from './support/fillEnquiry.ts'
import { openPage } from './support/openPage.ts'
import { readSheets } from './support/readSheets.ts'
import { expect, sharedPageTest as test } from './support/test.ts'
import { waitForHydration } from './support/waitForHydration.ts'

test.describe('the ROI calculator', () => {
  test('is where the link in the hero leads, and starts with our average', async ({ page }) => {
    await openPage(page, '/impact')
    await page.getByRole('link', { name: 'Calculate your own ROI' }).click()
    await expect(page.locator('#roi-calculator')).toBeFocused()
    await expect(multiple(page)).toHaveText('3.2x')
    await expect(calculator(page).getByRole('textbox')).toHaveCount(20)
  })

  test('fetches what it takes to change a value when the visitor comes near', async ({ page }) => {
    const code = `/${builtFileOf('components/roi/roiControls.ts')}`
    let isFetched = false
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === code) isFetched = true
    })
    await openPage(page, '/impact')
    await page.waitForLoadState('networkidle')
    expect(isFetched).toBe(false)
    await expect(calculator(page).getByText('A worked example.')).toBeAttached()
    await calculator(page).scrollIntoViewIfNeeded()
    await expect(calculator(page).getByRole('textbox')).toHaveCount(20)
    expect(isFetched).toBe(true)
  })

  test('follows what is typed, and keeps it in the address', async ({ page }) => {
    await openCalculator(page)
    await showParts(page)
    const leaders = calculator(page).getByLabel('Leaders taking part')
    await leaders.fill('40')
    await expect(outcome(page, 'Program fees')).toHaveText('128,000')
    await expect(page).toHaveURL(/\/impact\?participants=40#roi-calculator$/)
    const fee = calculator(page).getByLabel('Program fee per leader')
    await fee.fill('2,500')
    await expect(outcome(page, 'Program fees')).toHaveText('100,000')
    await expect(page).toHaveURL(/fee=2500/)

    await page.reload()
    await waitForHydration(page)
    await calculator(page).scrollIntoViewIfNeeded()
    await expect(leaders).toHaveValue('40')
    await showParts(page)
    await expect(outcome(page, 'Program fees')).toHaveText('100,000')
    await calculator(page).getByRole('button', { name: 'Back to the example' }).click()
    await expect(leaders).toHaveValue('20')
    await expect(page).toHaveURL(/\/impact#roi-calculator$/)
  })

  test('takes in both ends of our ranges', async ({ page }) => {
    await openCalculator(page)
    for (const [name, figure] of [
      ['Low end', '2.6x'],
      ['High end', '3.8x'],
      ['Middle', '3.2x'],
    ] as const) {
      const preset = calculator(page).getByRole('button', { name })
      await preset.click()
      await expect(preset).toHaveAttribute('aria-pressed', 'true')
      await expect(multiple(page)).toHaveText(figure)
    }
  })

  test('has an answer where nothing is spent or gained', async ({ page }) => {
    await openCalculator(page, '?fee=0&days=0&ownCosts=0')
    await expect(multiple(page)).toHaveText('No cost, so no ratio')
    await openCalculator(page, '?credit=0')
    await expect(multiple(page)).toHaveText('0.0x')
    await expect(outcome(page, 'Paid back after')).toHaveText('never')
    await expect(outcome(page, 'Breaks even if you credit')).toHaveText('19% of the gains')
  })

  test('carries the calculation into a message', async ({ page }) => {
    await openCalculator(page, '?participants=12')
    await calculator(page).getByRole('link', { name: 'Ask us to check it' }).click()
    await expect(page).toHaveURL('/contact?topic=impact')
    const message = field(page.locator('#general-contact'), 'Message')
    await expect(message).toHaveValue(/^About: Impact and ROI\n\nOur calculation: \d\.\dx .*12 leaders/)
    await expect(message).toHaveValue(/\/impact\?participants=12#roi-calculator$/)
  })

  test('copies a link to itself', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openCalculator(page, '?months=12')
    await calculator(page).getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('Link copied', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /\/impact\?months=12#roi-calculator$/,
    )
  })

  test('shows which range is chosen in forced colors, under the pointer too', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openCalculator(page)
    const looks = (name: string) =>
      calculator(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { color, backgroundColor } = getComputedStyle(button)
          return { color, backgroundColor }
        })
    await calculator(page).getByRole('button', { name: 'Middle' }).hover()
    const [pressed, other] = [await looks('Middle'), await looks('High end')]
    expect(pressed.backgroundColor).not.toBe(other.backgroundColor)
    expect(pressed.color).not.toBe(pressed.backgroundColor)
  })
})

test.describe('what the calculator prints', () => {
  const isShown = (page: Parameters<typeof calculator>[0], selector: string) =>
    calculator(page)
      .locator(selector)
      .evaluateAll((elements) => elements.some((element) => element.checkVisibility()))

  test('is the calculator alone when it was asked to', async ({ page }) => {
    await openCalculator(page)
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

  test('is one sheet of the printed page', async ({ page }) => {
    await openCalculator(page)
    const sheets = (await readSheets(page)).map((lines) => lines.join(''))
    const sheet = sheets.filter((text) => text.includes('TheROIcalculator'))
    expect(sheet).toHaveLength(1)
    for (const text of [
      'Leaders taking part',
      'Months counted',
      'Result',
      'Faster succession19,938',
      'count everything once',
    ])
      expect(sheet[0]).toContain(text.replaceAll(/\s/g, ''))
  })

  test('are values and the whole result, without controls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openCalculator(page, '?fee=2500.5')
    await page.emulateMedia({ media: 'print' })
    for (const control of ['input', 'button', 'a', 'summary'])
      expect(await isShown(page, control)).toBe(false)
    await expect(calculator(page).getByRole('row', { name: /Program fee/ })).toContainText('2,500.5')
    await expect(outcome(page, 'Working time')).toBeVisible()
    await expect(multiple(page)).toBeVisible()
  })
})

test.describe('without the code of its controls', () => {
  test.use({ expectedProblems: /ERR_FAILED|ERR_INTERNET|Failed to fetch dynamically/ })

  test('the calculator is a worked example, and the next touch fetches what was missing', async ({
    page,
  }) => {
    const file = builtFileOf('components/roi/roiControls.ts')
    const code = `**/${file}`
    await page.route(code, (route) => route.abort())
    let attempts = 0
    page.on('requestfailed', (request) => (attempts += Number(request.url().endsWith(file))))
    await openPage(page, '/impact?participants=40')
    await calculator(page).scrollIntoViewIfNeeded()
    await expect.poll(() => attempts).toBe(2)
    await expect(outcome(page, 'Cost')).toHaveText('190,545')
    await expect(calculator(page).getByRole('textbox')).toHaveCount(0)
    await expect(calculator(page).getByText('A worked example.')).toBeVisible()
    await page.unroute(code)
    await calculator(page).getByText('A worked example.').click()
    await expect(calculator(page).getByLabel('Leaders taking part')).toHaveValue('40')
  })

  test('the question leads to the form all the same', async ({ page }) => {
    await openCalculator(page)
    await page.route(`**/${builtFileOf('components/enquiry/addToMessage.ts')}`, (route) => route.abort())
    await calculator(page).getByRole('link', { name: 'Ask us to check it' }).click()
    await expect(page).toHaveURL('/contact?topic=impact')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
