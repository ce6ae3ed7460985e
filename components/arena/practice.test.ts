import { expect, test } from 'vitest'
import { arenaScript as script } from '#content/arenaScript.ts'
import type { Mark } from '#content/schema/arena.ts'
import { type PlayedTurn, weakestOf } from './practice.ts'

test.each([
  ['a harder counterpart when at most a point is missing', ['222', '222', '221'], 'harder'],
  ['what has the fewest points', ['222', '212', '220'], 'nextStep'],
  ['the first of those with the fewest', ['112', '112', '111'], 'listening'],
] as const)('the advice is on %s', (_, marks, advice) => {
  const played = marks.map(([listening, clarity, nextStep]) => {
    const note = (mark = '') => ({ mark: Number(mark) as Mark, text: '' })
    const feedback = { listening: note(listening), clarity: note(clarity), nextStep: note(nextStep) }
    return { choice: { text: '', replies: {}, feedback } } as unknown as PlayedTurn
  })
  expect(weakestOf(script, played)).toBe(advice)
})
