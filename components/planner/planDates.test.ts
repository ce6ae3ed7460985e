import { expect, test } from 'vitest'
import { describePlan, isFree, nextDate, type Plan } from './planDates.ts'
import { toEvents } from './saveDates.ts'

const plan: Plan = {
  format: { id: '2-day', name: '2-Day Immersive', duration: '2 days', days: 2 },
  first: '2027-01-14',
  second: '2027-02-01',
}
const labels = { format: 'Format', first: 'First choice', second: 'Second choice' }

const pause = { from: '12-24', to: '01-01' }
const open = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

test.each([
  ['2027-01-14', 2, true],
  ['2027-01-15', 1, true],
  ['2027-01-15', 2, false],
  ['2027-01-17', 1, false],
  ['2026-12-23', 1, true],
  ['2026-12-23', 2, false],
  ['2027-01-01', 1, false],
])('%s is free for %i days: %s', (start, days, expected) => {
  expect(isFree(start, days, pause, open)).toBe(expected)
})

test('a pause may be within a year', () => {
  const free = ['2027-12-17', '2027-12-20', '2027-12-31', '2028-01-03']
  expect(free.filter((date) => isFree(date, 1, { from: '12-20', to: '12-31' }, open))).toEqual([
    '2027-12-17',
    '2028-01-03',
  ])
})

test('the next date passes over those that are not free', () => {
  const isOffered = (date: string, days = 1) => isFree(date, days, pause, open)
  expect(nextDate('2026-12-24', 1, isOffered)).toBe('2027-01-04')
  expect(nextDate('2026-12-24', 7, isOffered)).toBe('2027-01-07')
  expect(nextDate('2026-12-27', 7, isOffered)).toBeUndefined()
})

test('the dates of a plan become one calendar event each', () => {
  const events = toEvents(plan, {
    product: '-',
    domain: 'site.example',
    summary: 'Hold: {format}',
    description: 'd',
    url: 'u',
  })
  expect(events).toMatchObject([
    { start: '2027-01-14', days: 2, summary: 'Hold: 2-Day Immersive' },
    { start: '2027-02-01', days: 2, summary: 'Hold: 2-Day Immersive' },
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
})

test('the dates of a plan become lines that a person can read and change', () => {
  expect(describePlan(plan, labels)).toBe(
    [
      'Format: 2-Day Immersive (2 days)',
      'First choice: Thursday, January 14, 2027 to Friday, January 15, 2027',
      'Second choice: Monday, February 1, 2027 to Tuesday, February 2, 2027',
    ].join('\n'),
  )
  expect(describePlan({ ...plan, first: '', second: '' }, labels)).toBe(
    'Format: 2-Day Immersive (2 days)\nFirst choice: ',
  )
})
