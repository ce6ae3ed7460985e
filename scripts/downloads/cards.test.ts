import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { company } from '#content/company.ts'
import { documents } from '#content/documents.ts'
import { sampleEntry, shortForm } from '#content/shortForm.ts'
import { downloadMakers } from './buildDownloads.ts'
import { sampleCalendar } from './sampleCalendar.ts'

const parse = async (name: string) => new ICAL.Component(ICAL.parse(String(await downloadMakers[name]?.())))

describe('the contact card, as a library reads it', () => {
  it('holds name, email, phones, website and hours of the content', async () => {
    const card = await parse(`${brand.slug}.vcf`)
    expect(card.name).toBe('vcard')
    expect(card.getFirstPropertyValue('fn')).toBe(company.name)
    expect(card.getFirstPropertyValue('email')).toBe(company.emails.contact)
    expect(card.getAllProperties('tel').map((phone) => phone.getFirstValue())).toEqual(
      company.phones.map(({ number }) => number),
    )
    expect(card.getFirstPropertyValue('url')).toBe(company.website)
    expect(card.getFirstPropertyValue('note')).toBe(company.hours)
    expect(String(card.getFirstPropertyValue('rev'))).toBe(documents.date)
  })
})

describe('the sample calendar, as a library reads it', () => {
  const eventsOf = (calendar: ICAL.Component) =>
    calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

  it('shows every format for its days, each with a follow-up hour four weeks after the last', () => {
    const calendar = new ICAL.Component(ICAL.parse(sampleCalendar('2026-11-01')))
    const days = eventsOf(calendar).map(({ startDate, endDate }) => [
      startDate.toString(),
      endDate.toString(),
    ])
    expect(days).toEqual([
      ['2027-02-02', '2027-02-03'],
      ['2027-03-02', '2027-03-03'],
      ['2027-02-09', '2027-02-11'],
      ['2027-03-10', '2027-03-11'],
      ['2027-02-16', '2027-02-18'],
      ['2027-03-17', '2027-03-18'],
    ])
  })

  it('says of every entry that it is a sample, and keeps the time free', async () => {
    const events = eventsOf(await parse('short-form-formats.ics'))
    expect(events).toHaveLength(2 * shortForm.formats.items.length)
    for (const event of events) {
      expect(event.summary).toMatch(/^Sample: /)
      expect(event.description).toContain(sampleEntry.note)
      expect(event.startDate.isDate).toBe(true)
      expect(event.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT')
    }
  })
})
