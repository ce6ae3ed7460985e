import { expect, test } from 'vitest'
import { arenaScript as script } from '#content/arenaScript.ts'
import type { Mark } from '#content/schema/arena.ts'
import { weakestOf } from './practice.ts'

/** A turn with these marks. */
function turn(listening: Mark, clarity: Mark, nextStep: Mark) {
  const note = (mark: Mark) => ({ mark, text: '' })
  return {
    choice: { feedback: { listening: note(listening), clarity: note(clarity), nextStep: note(nextStep) } },
  }
}

test.each([
  [
    'a harder counterpart when at most a point is missing',
    [turn(2, 2, 2), turn(2, 2, 2), turn(2, 2, 1)],
    'harder',
  ],
  ['what has the fewest points', [turn(2, 2, 2), turn(2, 1, 2), turn(2, 2, 0)], 'nextStep'],
  ['the first of those with the fewest', [turn(1, 1, 2), turn(1, 1, 2), turn(1, 1, 1)], 'listening'],
])('the advice is on %s', (_, played, advice) => {
  expect(weakestOf(script, played)).toBe(advice)
})
