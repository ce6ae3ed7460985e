import { expect, it, test } from 'vitest'
import { addressLines, daysText, hoursText, WEEKDAYS, type Weekday } from './office.ts'

const hyderabad = {
  name: 'Campus',
  street: 'Plot 14',
  city: 'Hyderabad',
  region: 'Telangana',
  postalCode: '500081',
  country: 'India',
  countryCode: 'IN',
}
const hamburg = {
  ...hyderabad,
  city: 'Hamburg',
  region: 'Hamburg',
  postalCode: '20457',
  country: 'Germany',
  countryCode: 'DE',
}
const austin = {
  ...hamburg,
  city: 'Austin',
  region: 'TX',
  postalCode: '78701',
  country: 'United States',
  countryCode: 'US',
}

it.each([
  [hyderabad, ['Hyderabad 500081', 'Telangana, India']],
  [hamburg, ['20457 Hamburg', 'Germany']],
  [austin, ['Austin, TX 78701', 'United States']],
  [
    {
      ...hamburg,
      city: 'São Paulo',
      region: 'SP',
      postalCode: '04538-133',
      country: 'Brazil',
      countryCode: 'BR',
    },
    ['São Paulo - SP', '04538-133', 'Brazil'],
  ],
])('an address is in the order of its country', (office, lines) => {
  expect(addressLines(office).slice(2)).toEqual(lines)
})

const officeHours = { days: [...WEEKDAYS], from: '09:00', to: '17:30' }

it.each([
  [hyderabad, 'Asia/Kolkata', '9:00 AM to 5:30 PM IST'],
  [hamburg, 'Europe/Berlin', '9:00 AM to 5:30 PM CET/CEST'],
  [austin, 'America/Chicago', '9:00 AM to 5:30 PM CST/CDT'],
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
