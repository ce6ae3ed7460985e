import { describe, expect, it } from 'vitest'
import type { Brand } from '#content/schema/brand.ts'
import { officeHours } from './OpenNow.tsx'

const days: Brand['officeHours']['days'] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const HYDERABAD = { timeZone: 'Asia/Kolkata', officeHours: { days, from: '09:00', to: '18:00' } }
const HAMBURG = { timeZone: 'Europe/Berlin', officeHours: { days, from: '08:30', to: '17:00' } }

describe('officeHours', () => {
  it.each([
    ['Friday, just before', HYDERABAD, '2026-11-20T03:29:00Z', false, 'Friday, 8:59 AM'],
    ['Friday, opening', HYDERABAD, '2026-11-20T03:30:00Z', true, 'Friday, 9:00 AM'],
    ['Friday, closing', HYDERABAD, '2026-11-20T12:30:00Z', false, 'Friday, 6:00 PM'],
    ['Saturday noon', HYDERABAD, '2026-11-21T06:30:00Z', false, 'Saturday, 12:00 PM'],
    ['in other hours', HAMBURG, '2026-07-17T06:30:00Z', true, 'Friday, 8:30 AM'],
  ])('%s', (_name, office, moment, open, time) => {
    expect(officeHours(new Date(moment), office)).toEqual({ open, time })
  })
})
