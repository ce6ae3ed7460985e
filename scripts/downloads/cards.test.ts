import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { brand, company } from '#content/brand.ts'
import { documents } from '#content/documents.ts'
import { sampleEntry } from '#content/strategy.ts'
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

it('the sample calendar holds two dates of every format, says that it is a sample, and keeps the time free', () => {
  const calendar = new ICAL.Component(ICAL.parse(sampleCalendar('2026-11-01')))
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events.map(({ duration }) => duration.days)).toEqual([1, 1, 2, 1, 2, 1])
  for (const event of events) {
    expect(event.summary).toMatch(/^Sample: /)
    expect(event.description).toContain(sampleEntry.note)
    expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
  }
})
