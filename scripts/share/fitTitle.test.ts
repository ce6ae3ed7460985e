import { expect, test } from 'vitest'
import { fitTitle } from './fitTitle.ts'

test('lines are alike, and words with a hyphen stay whole', () => {
  expect(fitTitle('A1: leadership program for first-time managers', 460).lines).toEqual([
    'A1: leadership',
    'program for',
    'first-time',
    'managers',
  ])
})
