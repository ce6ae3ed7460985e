import { expect, it } from 'vitest'
import { calculateRoi, roiDefaults } from './roi.ts'

it('comes to our two averages with the worked example', () => {
  const result = calculateRoi(roiDefaults)
  const { cost, value, multiple, paybackMonths, breakEven } = result
  expect(multiple?.toFixed(1)).toBe('3.2')
  expect(result.multipleWithoutProductivity?.toFixed(1)).toBe('1.1')
  const countable = (value.turnover + value.attrition + value.succession) / 0.33
  expect((countable / cost.fees).toFixed(1)).toBe('8.5')
  expect(result.netPercent?.toFixed(0)).toBe('221')
  expect(paybackMonths?.toFixed(1)).toBe('5.6')
  expect(breakEven).toBe(11)
})
