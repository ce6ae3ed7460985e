import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRoi, type RoiInputs, roiDefaults, roiFieldNames, roiFields } from './roi.ts'

const anyInputs: fc.Arbitrary<RoiInputs> = fc.record(
  Object.fromEntries(
    roiFieldNames.map((field) => {
      const { min, max } = roiFields[field]
      return [field, fc.integer({ min, max })]
    }),
  ) as Record<(typeof roiFieldNames)[number], fc.Arbitrary<number>>,
)

describe('calculateRoi', () => {
  it('comes to our two averages with the worked example', () => {
    const result = calculateRoi(roiDefaults)
    const { cost, value, multiple, net, paybackMonths, breakEvenCredit } = result
    expect(cost.total).toBeCloseTo(54_000 + (20 * 5 * 140_000) / 220 + 16_000, 6)
    expect(value.productivity).toBeCloseTo(20 * 140_000 * 0.2 * 1.5 * 0.33, 6)
    expect(value.turnover).toBeCloseTo(20 * 7 * 0.16 * 0.23 * 90_000 * 0.4 * 1.5 * 0.33, 6)
    expect(value.attrition).toBeCloseTo(20 * 0.1 * 0.25 * 140_000 * 1.5 * 0.33, 6)
    expect(value.succession).toBeCloseTo(3 * 16 * 0.4 * (140_000 / 52) * 1.5 * 0.33, 6)
    expect(multiple?.toFixed(1)).toBe('3.2')
    expect(result.multipleWithoutProductivity?.toFixed(1)).toBe('1.1')
    const countable = (value.turnover + value.attrition + value.succession) / 0.33
    expect((countable / cost.fees).toFixed(1)).toBe('8.5')
    expect(net).toBeCloseTo(value.total - cost.total, 6)
    expect(result.netPercent?.toFixed(0)).toBe('221')
    expect(paybackMonths?.toFixed(1)).toBe('5.6')
    expect(breakEvenCredit?.toFixed(0)).toBe('10')
  })

  it('has no multiple without cost, and no payback or break-even without gains', () => {
    expect(calculateRoi({ ...roiDefaults, fee: 0, days: 0, ownCosts: 0 }).multiple).toBeNull()
    const nothing = {
      ...roiDefaults,
      productivity: 0,
      turnoverCut: 0,
      attritionCut: 0,
      fasterSuccession: 0,
    }
    expect(calculateRoi(nothing)).toMatchObject({ multiple: 0, paybackMonths: null, breakEvenCredit: null })
    expect(calculateRoi({ ...roiDefaults, credit: 0 }).paybackMonths).toBeNull()
  })

  it('adds up and stays finite for any whole numbers', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { cost, value, net } = calculateRoi(inputs)
        expect(Number.isFinite(net)).toBe(true)
        expect(cost.fees + cost.time + cost.own).toBeCloseTo(cost.total, 3)
        const parts = value.productivity + value.turnover + value.attrition + value.succession
        expect(Math.abs(parts - value.total)).toBeLessThanOrEqual(1e-9 * Math.max(1, value.total))
      }),
    )
  })

  it('breaks even at the share it says', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { breakEvenCredit, cost } = calculateRoi(inputs)
        fc.pre(breakEvenCredit !== null && cost.total > 0)
        const again = calculateRoi({ ...inputs, credit: breakEvenCredit as number })
        expect(again.multiple).toBeCloseTo(1, 6)
      }),
    )
  })
})
