import { describe, expect, it, vi } from 'vitest'
import { officeHours } from './officeHours.ts'

vi.mock('#content/brand.ts', () => ({
  brand: { timeZone: 'Asia/Kolkata', officeHours: { from: '09:00', to: '18:00' } },
}))

describe('officeHours', () => {
  it.each([
    ['Friday 8:59 IST', '2026-11-20T03:29:00Z', false, '8:59 AM'],
    ['Friday 9:00 IST', '2026-11-20T03:30:00Z', true, '9:00 AM'],
    ['Friday 17:59 IST', '2026-11-20T12:29:00Z', true, '5:59 PM'],
    ['Friday 18:00 IST', '2026-11-20T12:30:00Z', false, '6:00 PM'],
    ['Saturday noon IST', '2026-11-21T06:30:00Z', false, '12:00 PM'],
    ['Monday 0:15 IST, still Sunday in London', '2026-11-22T18:45:00Z', false, '12:15 AM'],
  ])('%s', (_name, moment, open, time) => {
    expect(officeHours(new Date(moment))).toEqual({ open, time })
  })
})
