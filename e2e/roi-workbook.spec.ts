import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { builtFileOf } from './support/builtFileOf.ts'
import { calculator, openCalculator } from './support/calculator.ts'
import { expect, test } from './support/test.ts'
import { toasts } from './support/toasts.ts'

const link = (page: Page) => calculator(page).getByRole('link', { name: /^Download ROI Calculator/ })

/** The file downloaded by clicking the link. */
async function downloadWorkbook(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download')
  await link(page).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('roi-calculator.xlsx')
  return readFile(await download.path())
}

/** The values of the named cells of a workbook, and the number of formulas. */
function readWorkbook(file: Buffer) {
  const files = unzipSync(file)
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = read('xl/worksheets/sheet1.xml')
  const names = read('xl/workbook.xml').matchAll(/<definedName name="(\w+)">'ROI'!\$B\$(\d+)</g)
  const cells: Record<string, string> = {}
  for (const [, name = '', row] of names)
    cells[name] = new RegExp(`<c r="B${row}"[^>]*>(?:<f>[^<]*</f>)?<v>([^<]*)</v>`).exec(sheet)?.[1] ?? ''
  return { cells, formulas: sheet.match(/<f>[^<]+<\/f>/g)?.length }
}

test('the workbook holds the example at first', async ({ page, request }) => {
  await openCalculator(page)
  await expect(link(page)).toContainText(/XLSX, \d+ kB/)
  const file = await downloadWorkbook(page)
  const built = await request.get('/downloads/roi-calculator.xlsx')
  expect(file.equals(await built.body())).toBe(true)
})

test('the workbook holds what was changed, with its formulas', async ({ page }) => {
  await openCalculator(page)
  await calculator(page).getByLabel('Leaders taking part').fill('45')
  await calculator(page).getByLabel('Program fee per leader').fill('2.500,50')
  await calculator(page).getByLabel('Team members who leave').fill('12,5 %')
  await calculator(page).getByLabel('Share of the gains credited').fill('0')
  await expect(link(page)).toContainText('XLSX with the values above')
  const { cells, formulas } = readWorkbook(await downloadWorkbook(page))
  expect(cells).toMatchObject({
    input_participants: '45',
    input_fee: '2500.5',
    input_turnover: '12.5',
    input_credit: '0',
    input_months: '18',
    result_fees: '112522.5',
    result_multiple: '0',
    result_payback: 'never',
    result_breakEven: '17',
  })
  expect(formulas).toBe(14)
})

test.describe('without the code that fills it', () => {
  test.use({ expectedProblems: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ })

  test('the example comes, and the visitor is told', async ({ page, request }) => {
    await openCalculator(page, '?participants=45')
    await page.route(`**/${builtFileOf('components/roi/fillWorkbook.ts')}`, (route) => route.abort())
    const told = expect(toasts(page)).toContainText('This is the example')
    const file = await downloadWorkbook(page)
    await told
    const built = await request.get('/downloads/roi-calculator.xlsx')
    expect(file.equals(await built.body())).toBe(true)
  })

  test('nothing is lost without a connection', async ({ page, context }) => {
    await openCalculator(page, '?participants=45')
    await context.setOffline(true)
    await link(page).click()
    await expect(page.getByText('Your values are still here')).toBeVisible()
    await context.setOffline(false)
    await expect(calculator(page).getByLabel('Leaders taking part')).toHaveValue('45')
    await expect(page).toHaveURL(/\/impact\?participants=45/)
  })
})
