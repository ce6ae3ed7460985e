import { expect, test } from 'vitest'
import { boundsOf, cutRanges, rangeOf, rangesOf } from './ranges.ts'

const terms = ['a', 'ab', 'abc', 'b', 'banana', 'bb', 'c', 'zü', '東京', '\ud835\udeba', 'ﬀ'].sort()
const ranges = cutRanges(
  terms.map((term) => [term] as const),
  ([term]) => term.length + 1,
  5,
)
const bounds = boundsOf(ranges)

test('ranges hold all terms in order, none more than asked but a term that is longer by itself', () => {
  expect(ranges.flat().map(([term]) => term)).toEqual(terms)
  expect(bounds.length).toBeGreaterThan(4)
  const sizes = ranges.map((range) => range.reduce((sum, [term]) => sum + term.length + 1, 0))
  expect(sizes.filter((size) => size > 5)).toEqual(['banana'.length + 1])
  expect(cutRanges([], () => 1, 5)).toEqual([[]])
})

test('each term is found in its range, and all terms with a prefix in its ranges', () => {
  for (const term of terms) {
    expect(ranges[rangeOf(bounds, term)]?.some(([held]) => held === term)).toBe(true)
    for (let length = 0; length <= term.length; length++) {
      const prefix = term.slice(0, length)
      const held = rangesOf(bounds, prefix).flatMap((range) => ranges[range]?.map(([term]) => term) ?? [])
      expect(held).toEqual(expect.arrayContaining(terms.filter((other) => other.startsWith(prefix))))
    }
  }
  expect(rangesOf(bounds, '')).toEqual(ranges.map((_, number) => number))
  expect(rangesOf(bounds, 'zz').length).toBe(1)
})
