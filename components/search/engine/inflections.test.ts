import { expect, test } from 'vitest'
import { inflections } from './inflections.ts'

test.each([
  ['fee', 'fees'],
  ['coaching', 'coach'],
  ['coaches', 'coach'],
  ['planning', 'plan'],
  ['plan', 'planned'],
  ['strategy', 'strategies'],
  ['resilience', 'resilient'],
  ['change', 'changing'],
  ['organizes', 'organize'],
])('%s is also %s', (word, form) => {
  expect(inflections(word)).toContain(form)
})

test.each(['a1', 'to', 't3x', '2024'])('%s has no other form', (word) => {
  expect(inflections(word)).toEqual([])
})
