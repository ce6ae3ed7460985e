import { describe, expect, it } from 'vitest'
import { roiDefaults } from '#content/schema/roi.ts'
import { isRefused, readInputs, readNumber, writeRoi } from './calculation.ts'

it.each([
  ['3200', 3200],
  ['3,200', 3200],
  ['1,00,000', 100_000],
  [' 3,200.50 ', 3200.5],
  ['₹ 1,20,000', 120_000],
  ['140 000 €', 140_000],
  ["140'000", 140_000],
  ['16 %', 16],
  ['20 30', Number.NaN],
  ['.5', 0.5],
  ['−5', -5],
  ['3,5', Number.NaN],
  ['3.200,50', Number.NaN],
  ['a lot', Number.NaN],
  ['3e4', Number.NaN],
  ['', Number.NaN],
])('reads %j as %d', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

describe('the texts of the fields', () => {
  it('count as soon as they can be read', () => {
    expect(readInputs({ fee: '2,500', days: '2.5' }, roiDefaults)).toEqual({
      ...roiDefaults,
      fee: 2500,
      days: 2.5,
    })
    expect(isRefused('fee', '2,500')).toBe(false)
  })

  it.each(['6000', '10.5', '', 'many'])(
    'are refused if they are %j, and the value of before counts',
    (text) => {
      const before = { ...roiDefaults, participants: 40 }
      expect(readInputs({ participants: text }, before)).toEqual(before)
      expect(isRefused('participants', text)).toBe(true)
    },
  )
})

describe('the address of a calculation', () => {
  const read = (query: URLSearchParams) => readInputs(Object.fromEntries(query), roiDefaults)

  it('holds what differs from the example, and brings it back', () => {
    const inputs = { ...roiDefaults, participants: 45, turnover: 12.5 }
    const query = writeRoi(new URLSearchParams('utm_source=mail'), inputs)
    expect(query.toString()).toBe('utm_source=mail&participants=45&turnover=12.5')
    expect(read(query)).toEqual(inputs)
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
  ])('falls back to the example for %s', (query) =>
    expect(read(new URLSearchParams(query))).toEqual(roiDefaults),
  )
})
