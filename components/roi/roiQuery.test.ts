import { describe, expect, it } from 'vitest'
import { roiDefaults } from '#content/schema/roi.ts'
import { readRoi, writeRoi } from './roiQuery.ts'

describe('the address of a calculation', () => {
  it('holds what differs from the example, and brings it back', () => {
    const inputs = { ...roiDefaults, participants: 45, turnover: 12.5 }
    const query = writeRoi(new URLSearchParams('utm_source=mail'), inputs)
    expect(query.toString()).toBe('utm_source=mail&participants=45&turnover=12.5')
    expect(readRoi(query)).toEqual(inputs)
    expect(writeRoi(query, roiDefaults).toString()).toBe('utm_source=mail')
  })

  it.each([
    'participants=0',
    'participants=many',
    'credit=101',
    'months=',
    'fee=-5',
    'fee=1e9',
    'posts=NaN',
    'participants=10.5',
    'fee=3,200',
  ])('falls back to the example for %s', (query) =>
    expect(readRoi(new URLSearchParams(query))).toEqual(roiDefaults),
  )
})
