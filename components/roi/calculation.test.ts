import { describe, expect, it } from 'vitest'
import { impactCalculator } from '#content/impactCalculator.ts'
import { type RoiField, roiDefaults, roiPresets } from '#content/schema/roi.ts'
import {
  type Calculation,
  findRefused,
  leaveField,
  readNumber,
  readRoi,
  setValues,
  typeText,
  writeRoi,
} from './calculation.ts'

const example: Calculation = { inputs: roiDefaults, edits: {} }

/** The calculation after texts were typed one after the other into a field, as the keys of "6000" give four. */
const type = (calculation: Calculation, name: RoiField, ...texts: string[]): Calculation =>
  texts.reduce((edited, text) => typeText(edited, name, text), calculation)

it.each([
  ['3200', 3200],
  ['3,200', 3200],
  ['1,00,000', 100_000],
  [' 3,200.50 ', 3200.5],
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

describe('a calculation that is edited', () => {
  it('takes what can be read, and forgets how it was written', () => {
    const typed = type(example, 'fee', '2', '2.', '2.5', '2,5', '2,50', '2,500')
    expect(typed.inputs.fee).toBe(2500)
    expect(typed.edits.fee?.text).toBe('2,500')
    expect(leaveField(typed, 'fee')).toEqual({ inputs: { ...roiDefaults, fee: 2500 }, edits: {} })
  })

  it.each(['6000', '10.5', '', 'many'])(
    'keeps %j as it is typed, and calculates with the value of before',
    (text) => {
      const typed = type(example, 'participants', '4', '40', text)
      const left = leaveField(typed, 'participants')
      expect(left.inputs.participants).toBe(20)
      expect(left.edits.participants).toEqual({ text, refused: true, before: 20 })
      expect(findRefused(impactCalculator, left)?.name).toBe('participants')
    },
  )

  it('is mended by another text, a preset or the example', () => {
    const refused = type(type(example, 'productivity', '200'), 'fee', '')
    expect(findRefused(impactCalculator, refused)?.name).toBe('fee')
    const mended = leaveField(type(refused, 'fee', '3000'), 'fee')
    expect(findRefused(impactCalculator, mended)?.name).toBe('productivity')
    const preset = setValues(mended, roiPresets.high)
    expect(preset.edits).toEqual({})
    expect(preset.inputs).toMatchObject({ ...roiPresets.high, fee: 3000 })
    expect(setValues(refused, roiDefaults)).toEqual(example)
  })
})

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
