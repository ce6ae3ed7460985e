import { describe, expect, it } from 'vitest'
import { decided } from './styleCache.ts'

describe('decided', () => {
  it.each([
    ['(prefers-reduced-motion: reduce)', '(min-width: 0)'],
    ['@media (prefers-reduced-motion:no-preference)', '@media (max-width: 0)'],
    ['screen and (prefers-reduced-motion: no-preference)', 'screen and (max-width: 0)'],
    ['(min-width: 64rem)', '(min-width: 64rem)'],
  ])('%s becomes %s', (query, expected) => {
    expect(decided(query)).toBe(expected)
  })
})
