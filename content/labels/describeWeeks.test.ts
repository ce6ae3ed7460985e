import { expect, test } from 'vitest'
import { describeWeeks } from './describeWeeks.ts'

test.each([
  [[3], 'week 3'],
  [[5, 7, 9], 'weeks 5, 7 and 9'],
  [[[4, 12]], 'weeks 4 to 12'],
  [[2, [6, 11]], 'weeks 2 and 6 to 11'],
] as const)('%j is said as "%s"', (weeks, text) => {
  expect(describeWeeks(weeks)).toBe(text)
})
