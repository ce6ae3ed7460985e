import { expect, test } from 'vitest'
import { createRandom, randomText } from '#scripts/testing/randomCases.ts'
import { editDistance } from './editDistance.ts'

/** The definition, without any short cut. */
function plainDistance(a: string, b: string): number {
  const d = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  const at = (i: number, j: number) => d[i]?.[j] ?? 0
  for (let j = 0; j <= b.length; j++) (d[0] as number[])[j] = j
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      let value = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, at(i - 2, j - 2) + 1)
      ;(d[i] as number[])[j] = value
    }
  return at(a.length, b.length)
}

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

test('agrees with the plain definition, for words and for their prefixes', () => {
  const random = createRandom(3)
  for (let round = 0; round < 20_000; round++) {
    const typed = randomText(random, ['a', 'b', 'c'], 9)
    const word = randomText(random, ['a', 'b', 'c'], 11)
    const limit = 1 + random(2)
    const prefixes = Array.from({ length: word.length + 1 }, (_, end) =>
      plainDistance(typed, word.slice(0, end)),
    )
    const expected = {
      whole: Math.min(limit + 1, plainDistance(typed, word)),
      prefix: Math.min(limit + 1, ...prefixes),
    }
    expect({ typed, word, limit, ...editDistance(typed, word, limit) }).toEqual({
      typed,
      word,
      limit,
      ...expected,
    })
  }
})
