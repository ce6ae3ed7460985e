import { expect, test } from 'vitest'
import { tooltipDelay } from './Tooltip.tsx'

test.each([
  ['the first one', Number.POSITIVE_INFINITY, 700],
  ['one right after another', 0, 0],
  ['one within 300 ms', 299, 0],
  ['one after 300 ms', 300, 700],
])('%s waits', (_, sinceClosed, expected) => {
  expect(tooltipDelay(sinceClosed)).toBe(expected)
})
