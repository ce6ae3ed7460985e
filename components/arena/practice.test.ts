import fc from 'fast-check'
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
  it('begins with three answers to choose from and nothing said', () => {
    const { played, choices, finished } = readPractice(script, [])
    expect(played).toEqual([])
    expect(choices).toHaveLength(3)
    expect(finished).toBe(false)
  })

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

  it('lets the same words have another effect after another beginning', () => {
    const replies = [0, 1, 2].map((first) => readPractice(script, [first, 2]).played[1]?.reply.text)
    expect(new Set(replies).size).toBe(3)
  })

  it('shows in the face what was said: three faces after three first words, and another after each turn of some way', () => {
    const facesOf = (answers: Answers) => readPractice(script, answers).played.map(({ reply }) => reply.face)
    expect(new Set([script.openingFace, ...[[0], [1], [2]].flatMap(facesOf)]).size).toBe(4)
    const shown = paths.map((path) => [script.openingFace, ...facesOf(path)])
    expect(shown.some((faces) => faces.every((face, turn) => face !== faces[turn - 1]))).toBe(true)
    expect(new Set(shown.flat())).toEqual(new Set(Object.keys(script.faces)))
  })

  it('takes back the last answer, and starts again from nothing', () => {
    expect(practiceReducer(script, [2, 1], { type: 'takeBack' })).toEqual([2])
    expect(practiceReducer(script, [2, 1, 0], { type: 'restart' })).toEqual([])
  })

  it('keeps its state where an action makes no sense', () => {
    for (const [answers, action] of [
      [[], { type: 'takeBack' }],
      [[], { type: 'restart' }],
      [[0], { type: 'say', choice: 3 }],
      [[0], { type: 'say', choice: -1 }],
      [[0, 1, 2], { type: 'say', choice: 0 }],
    ] as const)
      expect(practiceReducer(script, answers, action)).toBe(answers)
  })

  it('can be read after any series of actions', () => {
    const action = fc.oneof(
      fc.record({ type: fc.constant('say' as const), choice: fc.integer({ min: -1, max: 4 }) }),
      fc.constantFrom({ type: 'takeBack' as const }, { type: 'restart' as const }),
    )
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const answers = actions.reduce<Answers>((state, next) => practiceReducer(script, state, next), [])
        const { played, choices, finished } = readPractice(script, answers)
        expect(played).toHaveLength(answers.length)
        expect(choices).toHaveLength(finished ? 0 : 3)
      }),
    )
  })

  it('refuses answers that are not in the script', () => {
    expect(() => readPractice(script, [7])).toThrow('Turn 1 has no answer 8 for unaware')
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
