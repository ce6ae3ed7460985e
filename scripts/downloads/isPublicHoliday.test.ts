import { expect, test } from 'vitest'
import { isPublicHoliday } from './isPublicHoliday.ts'

test.each([
  ['2027-01-26', 'Republic Day'],
  ['2027-08-15', 'Independence Day of India'],
  ['2028-10-17', 'Diwali'],
  ['2027-03-26', 'Good Friday'],
  ['2027-01-18', 'Martin Luther King Jr. Day'],
  ['2027-02-15', 'Presidents’ Day'],
  ['2027-05-31', 'Memorial Day'],
  ['2030-05-27', 'Memorial Day in a May with four more days'],
  ['2027-09-06', 'Labor Day'],
  ['2027-10-11', 'Columbus Day'],
  ['2027-11-25', 'Thanksgiving'],
  ['2027-12-24', 'Christmas Eve'],
  ['2027-12-29', 'a day between Christmas and New Year’s Day'],
  ['2028-01-01', 'New Year’s Day'],
])('%s is %s', (date) => {
  expect(isPublicHoliday(date)).toBe(true)
})

test.each(['2027-01-25', '2027-01-27', '2027-01-11', '2027-05-24', '2027-11-24', '2027-12-23', '2028-01-03'])(
  '%s is a working day',
  (date) => {
    expect(isPublicHoliday(date)).toBe(false)
  },
)
