import { expect, test } from 'vitest'
import { editDistance } from './editDistance.ts'

test.each([
  ['resiliance', 'resilience', 1],
  ['comunication', 'communication', 1],
  ['skils', 'skills', 1],
  ['strateyg', 'strategy', 1],
  ['leadreshpi', 'leadership', 2],
  ['coach', 'couch', 1],
  ['change', 'coaching', 3],
])('%s to %s takes %i', (typed, word, expected) => {
  expect(editDistance(typed, word, 2).whole).toBe(expected)
})
