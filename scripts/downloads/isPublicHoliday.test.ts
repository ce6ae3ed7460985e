import { expect, test } from 'vitest'
import { isPublicHoliday } from './isPublicHoliday.ts'

test.each([
  ['2027-01-26', 'Republic Day'],
  ['2028-10-17', 'Diwali'],
  ['2027-03-26', 'Good Friday'],
  ['2027-01-18', 'Martin Luther King Jr. Day'],
  ['2030-05-27', 'Memorial Day in a May with four more days'],
  ['2027-11-25', 'Thanksgiving'],
  ['2027-12-29', 'a day between Christmas and New Year’s Day'],
])('%s is %s', (date) => {
  expect(isPublicHoliday(date)).toBe(true)
})

test.each(['2027-01-25', '2027-01-11', '2027-05-24', '2028-01-03'])('%s is a working day', (date) => {
  expect(isPublicHoliday(date)).toBe(false)
})
