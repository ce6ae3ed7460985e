import { expect, it } from 'vitest'
import { brand } from '#content/brand.ts'
import { mailDate } from './mailDates.ts'

const officeIn = (countryCode: string, timeZone: string) => ({
  timeZone,
  office: { ...brand.office, countryCode },
})

it.each([
  ['IN', 'Asia/Kolkata', 'Sat, Nov 21, 2026, 1:05 AM IST (Fri, Nov 20, 2026, 7:35 PM UTC)'],
  ['DE', 'Europe/Berlin', 'Fri, Nov 20, 2026, 8:35 PM CET (7:35 PM UTC)'],
])('is in the time of the office, in %s', (country, zone, text) => {
  expect(mailDate(new Date('2026-11-20T19:35:10.000Z'), officeIn(country, zone))).toBe(text)
})
