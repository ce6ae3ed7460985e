import { describe, expect, it } from 'vitest'
import { arenaScript as script } from '#content/arenaScript.ts'
import { CRITERIA } from '#content/schema/arena.ts'
import {
  type Answers,
  fullMarks,
  marksOf,
  practiceReducer,
  readPractice,
  sumOf,
  weakestOf,
} from './practice.ts'

const say = (answers: Answers, choice: number) => practiceReducer(script, answers, { type: 'say', choice })

/** Every way through three turns of three answers. */
const paths = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => [0, 1, 2].map((c) => [a, b, c])))

describe('the rehearsal', () => {
  it.each(paths)('ends after three turns with a reply to each: %i, %i, %i', (...path) => {
    const answers = path.reduce<Answers>(say, [])
    const { played, choices, finished } = readPractice(script, answers)
    expect(played.map(({ choice }) => script.turns.map((turn) => turn.choices.indexOf(choice)))).toHaveLength(
      3,
    )
    for (const { reply } of played) expect(reply.text).not.toBe('')
    expect(choices).toEqual([])
    expect(finished).toBe(true)
    expect(script.endings[path[2] ?? -1]).toBeTruthy()
  })

  it('takes back the last answer, and starts again from nothing', () => {
    expect(practiceReducer(script, [2, 1], { type: 'takeBack' })).toEqual([2])
    expect(practiceReducer(script, [2, 1, 0], { type: 'restart' })).toEqual([])
  })
})

describe('the marks', () => {
  it('are full for listening, clarity and next step at the best end, and low at the worst', () => {
    const best = marksOf(readPractice(script, [2, 2, 2]).played)
    expect(CRITERIA.map((criterion) => sumOf(best[criterion]))).toEqual([6, 6, 5])
    const worst = marksOf(readPractice(script, [1, 1, 0]).played)
    expect(CRITERIA.map((criterion) => sumOf(worst[criterion]))).toEqual([2, 1, 0])
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
