import { describe, expect, test } from 'vitest'
import { describePlan, findDateProblems, type Plan, toEvents, touchesWeekend } from './planDates.ts'

const plan: Plan = {
  format: { id: '2-day', name: '2-Day Immersive', duration: '2 days', days: 2 },
  first: '2027-01-14',
  second: '2027-02-01',
}
const labels = { format: 'Format', first: 'First choice', second: 'Second choice' }

describe('the dates of a plan', () => {
  test.each([
    [{}, {}],
    [{ second: '' }, {}],
    [{ first: '' }, { first: 'missing' }],
    [{ first: '2026-11-20' }, { first: 'past' }],
    [{ second: '2026-01-01' }, { second: 'past' }],
    [{ second: '2027-01-14' }, { second: 'same' }],
  ])('with %o have the problems %o', (change, problems) => {
    expect(findDateProblems({ ...plan, ...change }, '2026-11-20')).toEqual(problems)
  })

  test.each([
    ['2027-01-14', 2, false],
    ['2027-01-15', 1, false],
    ['2027-01-15', 2, true],
    ['2027-01-17', 1, true],
  ])('%s for %i days touch a weekend: %s', (start, days, expected) => {
    const open = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const
    expect(touchesWeekend(start, days, open)).toBe(expected)
  })
})

test('become one calendar event each', () => {
  let id = 0
  const events = toEvents(
    plan,
    { product: '-', domain: 'site.example', summary: 'Hold: {format}', description: 'd', url: 'u' },
    () => `${++id}`,
  )
  expect(events.map(({ uid, start, days, summary }) => [uid, start, days, summary])).toEqual([
    ['1@site.example', '2027-01-14', 2, 'Hold: 2-Day Immersive'],
    ['2@site.example', '2027-02-01', 2, 'Hold: 2-Day Immersive'],
  ])
})

test('become lines that a person can read and change', () => {
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
