import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { brand, company } from '#content/brand.ts'
import { documents } from '#content/documents.ts'
import { sampleEntry } from '#content/shortForm.ts'
import { downloadMakers } from './buildDownloads.ts'
import { sampleCalendar } from './sampleCalendar.ts'

it('the contact card holds, as a library reads it, name, email, phones, website and hours of the content', async () => {
  const card = new ICAL.Component(ICAL.parse(String(await downloadMakers[`${brand.slug}.vcf`]?.())))
  expect(card.getFirstPropertyValue('fn')).toBe(company.name)
  expect(card.getFirstPropertyValue('email')).toBe(company.emails.contact)
  expect(card.getAllProperties('tel').map((phone) => phone.getFirstValue())).toEqual(
    company.phones.map(({ number }) => number),
  )
  expect(card.getFirstPropertyValue('url')).toBe(company.website)
  expect(card.getFirstPropertyValue('note')).toBe(company.hours)
  expect(String(card.getFirstPropertyValue('rev'))).toBe(documents.date)
})

it('the sample calendar shows every format for its days and four weeks later, says that it is a sample, and keeps the time free', () => {
  const calendar = new ICAL.Component(ICAL.parse(sampleCalendar('2026-11-01')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
    ['2027-02-02', '2027-02-03'],
    ['2027-03-02', '2027-03-03'],
    ['2027-02-09', '2027-02-11'],
    ['2027-03-10', '2027-03-11'],
    ['2027-02-16', '2027-02-18'],
    ['2027-03-17', '2027-03-18'],
  ])
  for (const event of events) {
    expect(event.summary).toMatch(/^Sample: /)
    expect(event.description).toContain(sampleEntry.note)
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  }
})
