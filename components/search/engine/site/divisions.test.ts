import { expect, test } from 'vitest'
import { divide, divisionsOf, partOf, partsOf } from './divisions.ts'
import type { WordLine } from './wordLines.ts'

const words = ['a', 'ab', 'abc', 'b', 'banana', 'bb', 'c', 'zü', '東京', '\ud835\udeba', 'ﬀ']
const parts = divide(
  words.sort().map((word): WordLine => [word, 'A']),
  5,
)
const divisions = divisionsOf(parts)

test('parts hold all words in order, none more than asked but a word that is longer by itself', () => {
  expect(parts.flat().map(([word]) => word)).toEqual(words)
  expect(divisions.length).toBeGreaterThan(4)
  const sizes = parts.map((part) => part.reduce((sum, [word]) => sum + word.length + 1, 0))
  expect(sizes.filter((size) => size > 5)).toEqual(['banana'.length + 1])
  expect(divide([], 5)).toEqual([[]])
})

test('each word is found in its part, and all words of a beginning in its parts', () => {
  for (const word of words) {
    expect(parts[partOf(divisions, word)]?.some(([held]) => held === word)).toBe(true)
    for (let length = 0; length <= word.length; length++) {
      const beginning = word.slice(0, length)
      const held = partsOf(divisions, beginning).flatMap((part) => parts[part]?.map(([line]) => line) ?? [])
      expect(held).toEqual(expect.arrayContaining(words.filter((other) => other.startsWith(beginning))))
    }
  }
  expect(partsOf(divisions, '')).toEqual(parts.map((_, number) => number))
  expect(partsOf(divisions, 'zz').length).toBe(1)
})
