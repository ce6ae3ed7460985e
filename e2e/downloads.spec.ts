import { readFile } from 'node:fs/promises'
import { documents } from '#content/documents.ts'
import { madeDownloads as downloads } from '#content/downloads.ts'
import { describeFile } from '#content/formats.ts'
import { waitForApp } from './support/openPage.ts'
import { expect, sharedPageTest as test } from './support/test.ts'

/** Pages that offer each file, and how its content begins. */
const offers = [
  [downloads.programGuide, '/solutions', '%PDF-'],
  [downloads.strategicThinking, '/strategy/strategic-thinking', '%PDF-'],
  [downloads.leapGuide, '/platforms/leap', '%PDF-'],
  [downloads.impactReport, '/impact', '%PDF-'],
  [downloads.brochure, '/contact', '%PDF-'],
  [downloads.roiCalculator, '/impact', 'PK'],
  [downloads.officeCard, '/contact', 'BEGIN:VCARD'],
  [downloads.shortFormats, '/strategy/short-form', 'BEGIN:VCALENDAR'],
] as const

test('every link saves the file whose type, size and date it names', async ({ page }) => {
  expect(new Set(offers.map(([file]) => file))).toEqual(new Set(Object.values(downloads)))
  for (const [{ label, href }, route, beginning] of offers) {
    await page.goto(route)
    await waitForApp(page)
    const link = page.locator('main').getByRole('link', { name: label }).first()
    const downloading = page.waitForEvent('download')
    await link.click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(href.split('/').at(-1))
    const file = await readFile(await download.path())
    expect(file.subarray(0, beginning.length).toString('latin1')).toBe(beginning)
    await expect(link).toHaveAccessibleDescription(describeFile(href, file.length, documents.date))
    expect(new URL(page.url()).pathname).toBe(route)
  }
})
