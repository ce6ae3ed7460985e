import { describe, expect, it } from 'vitest'
import { impactCalculator } from '#content/impactCalculator.ts'
import { type RoiField, roiDefaults, roiPresets } from '#content/schema/roi.ts'
import { type Calculation, findRefused, leaveField, setValues, typeText } from './editCalculation.ts'

const fields = impactCalculator.groups.flatMap((group) => group.fields)
const example: Calculation = { inputs: roiDefaults, edits: {} }

/** The calculation after texts were typed one after the other into a field, as the keys of "6000" give four. */
function type(calculation: Calculation, name: RoiField, ...texts: string[]): Calculation {
  const field = fields.find((text) => text.name === name)
  if (!field) throw new Error(`The calculator has no ${name}`)
  return texts.reduce((edited, text) => typeText(edited, field, text), calculation)
}

describe('a calculation that is edited', () => {
  it('takes what can be read, and forgets how it was written', () => {
    const typed = type(example, 'fee', '2', '2.', '2.5', '2.50', '2.500')
    expect(typed.inputs.fee).toBe(2500)
    expect(typed.edits.fee?.text).toBe('2.500')
    expect(leaveField(typed, 'fee')).toEqual({ inputs: { ...roiDefaults, fee: 2500 }, edits: {} })
  })

  it.each(['6000', '10.5', '', 'many'])(
    'keeps %j as it is typed, and calculates with the value of before',
    (text) => {
      const typed = type(example, 'participants', '4', '40', text)
      const left = leaveField(typed, 'participants')
      expect(left.inputs.participants).toBe(20)
      expect(left.edits.participants).toEqual({ text, refused: true, before: 20 })
      expect(findRefused(fields, left)?.name).toBe('participants')
    },
  )

  it('is mended by another text, a preset or the example', () => {
    const refused = type(type(example, 'productivity', '200'), 'fee', '')
    expect(findRefused(fields, refused)?.name).toBe('fee')
    const mended = leaveField(type(refused, 'fee', '3000'), 'fee')
    expect(findRefused(fields, mended)?.name).toBe('productivity')
    const preset = setValues(mended, roiPresets.high)
    expect(preset.edits).toEqual({})
    expect(preset.inputs).toMatchObject({ ...roiPresets.high, fee: 3000 })
    expect(setValues(refused, roiDefaults)).toEqual(example)
  })
})
