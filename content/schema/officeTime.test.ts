import { describe, expect, it } from 'vitest'
import type { Weekday } from './office.ts'
import { answerDueAt, atOffice, isWorkday } from './officeTime.ts'

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

describe('answerDueAt', () => {
  it.each([
    ['on a Tuesday', HYDERABAD, '2026-11-17T12:05:10.000Z', '2026-11-18T12:05:10.000Z'],
    ['a minute before Saturday', HYDERABAD, '2026-11-20T18:29:00.000Z', '2026-11-23T18:29:00.000Z'],
    ['on a Saturday', HYDERABAD, '2026-11-20T18:30:00.000Z', '2026-11-23T18:30:00.000Z'],
    ['before summer time', HAMBURG, '2026-03-27T10:00:00.000Z', '2026-03-30T09:00:00.000Z'],
    ['before winter time', HAMBURG, '2026-10-23T10:00:00.000Z', '2026-10-26T11:00:00.000Z'],
    ['on a Thursday before a weekend', DUBAI, '2026-11-19T10:00:00.000Z', '2026-11-22T10:00:00.000Z'],
  ])('received %s', (_when, office, received, due) => {
    expect(answerDueAt(new Date(received), office).toISOString()).toBe(due)
  })

  it.each([
    [HYDERABAD, '2026-11-01'],
    [HAMBURG, '2026-10-15'],
    [CAIRO, '2026-04-10'],
  ])('counts 24 working hours from any minute of a month in $timeZone', (office, from) => {
    const minute = 60_000
    const start = Date.parse(from)
    for (let at = 0; at < 30 * 24 * 60; at += 1307) {
      const received = new Date(start + at * minute)
      const due = answerDueAt(received, office).getTime()
      let worked = 0
      for (let now = received.getTime(); now < due; now += 15 * minute) {
        if (isWorkday(new Date(now), office)) worked += 15
      }
      expect(Math.abs(worked - 24 * 60), received.toISOString()).toBeLessThanOrEqual(15)
    }
  })
})

describe('atOffice', () => {
  it.each([
    [HYDERABAD, '2026-11-22T18:45:10.005Z', '2026-11-23T00:15:10.005Z'],
    [HAMBURG, '2026-10-25T00:59:00.000Z', '2026-10-25T02:59:00.000Z'],
    [HAMBURG, '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z'],
    [HAMBURG, '2026-12-31T23:00:00.000Z', '2027-01-01T00:00:00.000Z'],
  ])('in $timeZone, %s', ({ timeZone }, moment, there) => {
    expect(atOffice(new Date(moment), timeZone).toISOString()).toBe(there)
  })
})
