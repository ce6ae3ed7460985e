import { expect, it } from 'vitest'
import type { Weekday } from './office.ts'
import { answerDueAt } from './officeTime.ts'

const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
const officeIn = (timeZone: string, days: readonly Weekday[] = WEEK) => ({
  timeZone,
  officeHours: { days: [...days], from: '09:00', to: '17:00' },
})
const HYDERABAD = officeIn('Asia/Kolkata')
const HAMBURG = officeIn('Europe/Berlin')
const DUBAI = officeIn('Asia/Dubai', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'])
/** Puts its clocks forward at midnight before a working day, Friday, April 24, 2026. */
const CAIRO = officeIn('Africa/Cairo')

it.each([
  ['a minute before Saturday', HYDERABAD, '2026-11-20T18:29:00.000Z', '2026-11-23T18:29:00.000Z'],
  ['on a Saturday', HYDERABAD, '2026-11-20T18:30:00.000Z', '2026-11-23T18:29:00.000Z'],
  ['before summer time', HAMBURG, '2026-03-27T10:00:00.000Z', '2026-03-30T09:00:00.000Z'],
  ['before winter time', HAMBURG, '2026-10-23T10:00:00.000Z', '2026-10-26T11:00:00.000Z'],
  ['before summer time begins at midnight', CAIRO, '2026-04-23T10:00:00.000Z', '2026-04-24T10:00:00.000Z'],
  ['on a Thursday before a weekend', DUBAI, '2026-11-19T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
])('an answer to what was received %s is due', (_when, office, received, due) => {
  expect(answerDueAt(new Date(received), office).toISOString()).toBe(due)
})
