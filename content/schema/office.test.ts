import { expect, it, test } from 'vitest'
import { addressLines, daysText, hoursText, WEEKDAYS, type Weekday } from './office.ts'

const officeIn = (
  countryCode: string,
  city: string,
  region: string,
  postalCode: string,
  country: string,
) => ({
  name: 'Campus',
  street: 'Plot 14',
  city,
  region,
  postalCode,
  country,
  countryCode,
})
const hyderabad = officeIn('IN', 'Hyderabad', 'Telangana', '500081', 'India')
const hamburg = officeIn('DE', 'Hamburg', 'Hamburg', '20457', 'Germany')
const austin = officeIn('US', 'Austin', 'TX', '78701', 'United States')
const saoPaulo = officeIn('BR', 'São Paulo', 'SP', '04538-133', 'Brazil')

it.each([
  [hyderabad, ['Hyderabad 500081', 'Telangana, India']],
  [hamburg, ['20457 Hamburg', 'Germany']],
  [austin, ['Austin, TX 78701', 'United States']],
  [saoPaulo, ['São Paulo - SP', '04538-133', 'Brazil']],
])('an address is in the order of its country', (office, lines) => {
  expect(addressLines(office).slice(2)).toEqual(lines)
})

const officeHours = { days: [...WEEKDAYS], from: '09:00', to: '17:30' }

it.each([
  [hyderabad, 'Asia/Kolkata', '9:00 AM to 5:30 PM IST'],
  [hamburg, 'Europe/Berlin', '9:00 AM to 5:30 PM CET/CEST'],
])('the hours name the zone as its country does', (office, timeZone, text) => {
  expect(hoursText({ office, timeZone, officeHours })).toBe(text)
})

test.each<[text: string, ...days: Weekday[]]>([
  ['Monday to Friday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
  ['Sunday to Thursday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Sunday'],
  ['Monday, Tuesday and Friday', 'Monday', 'Tuesday', 'Friday'],
  ['Monday to Sunday', ...WEEKDAYS],
])('the office is open %s', (text, ...days) => {
  expect(daysText(days)).toBe(text)
})
