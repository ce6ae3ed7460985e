import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { buildCalendarFile, type CalendarEvent } from './buildCalendarFile.ts'

const NOW = new Date('2026-11-20T09:05:07.123Z')
const EVENT: CalendarEvent = {
  uid: '7d1c@company.example',
  start: '2027-02-27',
  days: 2,
  summary: 'Hold: 2-Day Immersive, Company',
  description: 'A date we have asked for; not confirmed yet.\nSecond line with a \\.',
  url: 'https://company.example/strategy/short-form#calendar',
}

const parse = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))

test('a calendar file holds tentative events on whole days', () => {
  const [event] = parse(buildCalendarFile('-//Company//Planner//EN', [EVENT], NOW))
  expect(event?.startDate.isDate).toBe(true)
  expect(event?.description).toBe(EVENT.description)
  const propertyOf = (name: string) => event?.component.getFirstPropertyValue(name)?.toString()
  expect(['dtstamp', 'status', 'url', 'transp'].map(propertyOf)).toEqual([
    '2026-11-20T09:05:07Z',
    'TENTATIVE',
    EVENT.url,
    'OPAQUE',
  ])
})

test('a calendar file keeps any text, on lines of at most 75 octets', () => {
  // RFC 5545 forbids control characters, and the page never sends any.
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((value) => !/\p{Cc}/u.test(value))
  fc.assert(
    fc.property(text, (summary) => {
      const file = buildCalendarFile('-//A//B//EN', [{ ...EVENT, summary }], NOW)
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(parse(file)[0]?.summary).toBe(summary)
    }),
  )
})
