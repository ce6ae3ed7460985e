import { describe, expect, it } from 'vitest'
import { arenaScript as script } from '#content/arenaScript.ts'
import { CRITERIA } from '#content/schema/arena.ts'
import { fullMarks, pointsOf, readPractice, weakestOf } from './practice.ts'

/** Every way through three turns of three answers. */
const paths = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])))

describe('the rehearsal', () => {
  it.each(paths)('ends after three turns with a reply to each: %i, %i, %i', (...path) => {
    const { played, choices, finished } = readPractice(script, path)
    expect(played.map(({ choice }) => script.turns.map((turn) => turn.choices.indexOf(choice)))).toHaveLength(
      3,
    )
    for (const { reply } of played) expect(reply.text).not.toBe('')
    expect(choices).toEqual([])
    expect(finished).toBe(true)
    expect(script.endings[path[2] ?? -1]).toBeTruthy()
  })
})

describe('the marks', () => {
  it('are full for listening, clarity and next step at the best end, and low at the worst', () => {
    const points = (answers: number[]) =>
      CRITERIA.map((criterion) => pointsOf(readPractice(script, answers).played, criterion))
    expect(points([2, 2, 2])).toEqual([6, 6, 5])
    expect(points([1, 1, 0])).toEqual([2, 1, 0])
    expect(fullMarks(script)).toBe(6)
  })

  it.each([
    ['a harder counterpart when nothing is missing', [2, 2, 2], 'harder'],
    ['listening after a charge and a rule', [1, 0, 1], 'listening'],
    ['clarity after kind words', [0, 2, 0], 'clarity'],
    ['the next step when both understood and nobody does anything', [2, 2, 0], 'nextStep'],
  ] as const)('lead to advice on %s', (_, answers, advice) => {
    expect(weakestOf(script, readPractice(script, answers).played)).toBe(advice)
  })
})
