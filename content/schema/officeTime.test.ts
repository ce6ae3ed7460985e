import { describe, expect, it } from 'vitest'
import { answerDueAt, isWorkday } from './officeTime.ts'

describe('answerDueAt', () => {
  it.each([
    ['on a Tuesday', '2026-11-17T12:05:10.000Z', '2026-11-18T12:05:10.000Z'],
    ['on a Friday, a minute before midnight IST', '2026-11-20T18:29:00.000Z', '2026-11-23T18:29:00.000Z'],
    ['on a Saturday IST', '2026-11-20T18:30:00.000Z', '2026-11-23T18:30:00.000Z'],
  ])('%s', (_when, received, due) => {
    expect(answerDueAt(new Date(received)).toISOString()).toBe(due)
  })

  it('counts 24 working hours from any minute of a month', () => {
    const minute = 60_000
    const start = Date.parse('2026-11-01T00:00:00Z')
    for (let at = 0; at < 30 * 24 * 60; at += 307) {
      const received = new Date(start + at * minute)
      let worked = 0
      for (let now = received.getTime(); now < answerDueAt(received).getTime(); now += minute) {
        if (isWorkday(new Date(now))) worked += 1
      }
      expect(worked, received.toISOString()).toBe(24 * 60)
    }
  })
})
