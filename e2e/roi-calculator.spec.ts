import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { builtFileOf } from './support/builtFiles.ts'
import { calculator, multiple, openCalculator, outcome } from './support/calculator.ts'
import { field } from './support/fillInquiry.ts'
import { findViolations } from './support/findViolations.ts'
import { generalForm } from './support/locators.ts'
import { openPage, waitForApp } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

const INPUTS = 20
const leadersOf = (page: Page) => calculator(page).getByLabel('Leaders taking part')
const workbookLink = (page: Page) => calculator(page).getByRole('link', { name: /^Download ROI Calculator/ })

/** The workbook downloaded by clicking the link. */
async function downloadWorkbook(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await workbookLink(page).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('roi-calculator.xlsx')
  return readFile(await download.path())
}

test('starts with our average, and loads its controls when the visitor comes near', async ({ page }) => {
  const code = `/${builtFileOf('components/roi/roiControls.ts')}`
  let isFetched = false
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === code) isFetched = true
  })
  await openPage(page, '/impact')
  await page.waitForLoadState('networkidle')
  expect(isFetched).toBe(false)
  await expect(multiple(page)).toHaveText('3.2x')
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(calculator(page).getByRole('textbox')).toHaveCount(INPUTS)
  expect(isFetched).toBe(true)
})

test('follows what is typed, says it, and keeps it in the address', async ({ page }) => {
  await openCalculator(page)
  await calculator(page).getByText('What the two totals are made of').click()
  await leadersOf(page).fill('40')
  await calculator(page).getByLabel('Program fee per leader').fill('2,500.00')
  await expect(outcome(page, 'Program fees')).toHaveText('100,000')
  await expect(calculator(page).getByRole('status')).toContainText('returned for each unit spent')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/\/impact\?participants=40&fee=2500#roi-calculator$/)
  await page.reload()
  await waitForApp(page)
  await calculator(page).scrollIntoViewIfNeeded()
  await expect(leadersOf(page)).toHaveValue('40')
  await calculator(page).getByRole('button', { name: 'Back to the example' }).click()
  await expect(leadersOf(page)).toHaveValue('20')
  await expect(page).toHaveURL(/\/impact#roi-calculator$/)
})

test('a refused number stays in its field and says why', async ({ page }) => {
  await openCalculator(page)
  await leadersOf(page).fill('a few')
  await leadersOf(page).blur()
  await expect(calculator(page).getByRole('alert')).toContainText('Until then, we’re using 20.')
  await expect(leadersOf(page)).toHaveValue('a few')
  await expect(leadersOf(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(multiple(page)).toHaveText('3.2x')
  expect(await findViolations(calculator(page))).toEqual([])
  await leadersOf(page).fill('40')
  await expect(calculator(page).getByRole('alert')).toHaveCount(0)
  await expect(leadersOf(page)).toHaveAttribute('aria-invalid', 'false')
})

test('carries the calculation into a message', async ({ page }) => {
  await openCalculator(page, '?participants=12')
  await calculator(page).getByRole('link', { name: 'Ask us to check it' }).click()
  await expect(page).toHaveURL('/contact?topic=impact')
  const message = field(generalForm(page), 'Message')
  await expect(message).toHaveValue(/^About: Impact and ROI\n\nOur calculation: \d\.\dx .*12 leaders/)
  await expect(message).toHaveValue(/\/impact\?participants=12#roi-calculator$/)
})

test('prints values instead of controls', async ({ page }) => {
  await openCalculator(page, '?fee=2500.5')
  await page.emulateMedia({ media: 'print' })
  const controls = calculator(page).locator('input, button, a, summary')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  await expect(calculator(page).getByRole('row', { name: /Program fee/ })).toContainText('2,500.5')
  await expect(outcome(page, 'Working time')).toBeVisible()
})

test('the result stays in view beside or below every field', async ({ page }) => {
  await openCalculator(page)
  const bar = calculator(page).getByRole('link', { name: /pays back/ })
  const inputs = calculator(page).getByRole('textbox')
  for (const [width, height] of [
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await inputs.first().focus()
    for (const input of await inputs.all()) {
      await expect(input).toBeFocused()
      await expect(input).toBeInViewport({ ratio: 1 })
      await expect(multiple(page).or(bar).filter({ visible: true }).last()).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
    }
  }
  await calculator(page).getByLabel('Months counted').fill('9')
  await expect(multiple(page)).toHaveText('1.6x')
  await expect(bar).toHaveText(/^1\.6x pays back in/)
  await bar.click()
  await expect(calculator(page).getByRole('heading', { name: 'Result' })).toBeFocused()
})

test('the workbook holds the example at first, then what was changed', async ({ page, request }) => {
  await openCalculator(page)
  const built = await request.get('/downloads/roi-calculator.xlsx')
  expect((await downloadWorkbook(page)).equals(await built.body())).toBe(true)
  await leadersOf(page).fill('45')
  await calculator(page).getByLabel('Program fee per leader').fill('2,500.50')
  await expect(calculator(page)).toContainText('XLSX with the values above')
  const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array() } = unzipSync(await downloadWorkbook(page))
  // Inputs and the fees that they add up to; a unit test looks at every cell.
  for (const value of [45, 2500.5, 112522.5]) expect(strFromU8(sheet)).toContain(`<v>${value}</v>`)
})
