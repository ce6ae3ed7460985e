import { expect, it } from 'vitest'
import { calculateRoi, roiDefaults } from './roi.ts'

it('comes to our two averages with the worked example', () => {
  const result = calculateRoi(roiDefaults)
  expect(result.multiple?.toFixed(1)).toBe('3.2')
  expect(result.withoutProductivity?.toFixed(1)).toBe('1.1')
  const countable = (result.turnoverValue + result.attritionValue + result.successionValue) / 0.33
  expect((countable / result.fees).toFixed(1)).toBe('8.5')
  expect(result.netPercent?.toFixed(0)).toBe('221')
  expect(result.payback?.toFixed(1)).toBe('5.6')
  expect(result.breakEven).toBe(11)
})
