import { expect, test } from 'vitest'
import { ALPHABETS, createRandom, randomQuery, randomText } from '#scripts/testing/randomCases.ts'
import { findRanges } from './findRanges.ts'

const marked = (value: string, text: string) =>
  findRanges(value, text).map(({ start, end }) => value.slice(start, end))

test.each([
  ['Coaching coaches', 'COACH', ['Coach', 'coach']],
  ['aaaa', 'aa', ['aa', 'aa']],
  ['one & two', ' & ', [' & ']],
  ['', 'a', []],
  ['anything', '', []],
  ['İstanbul', 'i', ['İ']],
  ['İstanbul', 'stan', ['stan']],
  ['ΣΟΣ', 'σ', ['Σ']],
  ['cafe\u0301s', 'cafe', ['cafe\u0301']],
  ['a 😀 b', '\ud83d', ['😀']],
  ['A leader’s “yes”', `R'S "YES"`, ['r’s “yes”']],
  ["it's", 'it’s', ["it's"]],
])('in %j, %j marks %j', (value, text, expected) => {
  expect(marked(value, text)).toEqual(expected)
})

test('something is marked exactly where the filter finds something, in order and without overlap', () => {
  const random = createRandom(99)
  for (const alphabet of ALPHABETS) {
    for (let round = 0; round < 200; round++) {
      const value = randomText(random, alphabet, 20)
      const text = randomQuery(random, value)
      const ranges = findRanges(value, text)
      expect(ranges.length > 0).toBe(text !== '' && value.toLowerCase().includes(text.toLowerCase()))
      let before = 0
      for (const { start, end } of ranges) {
        expect(start).toBeGreaterThanOrEqual(before)
        expect(end).toBeGreaterThan(start)
        expect(value.slice(start, end).toLowerCase()).toContain(text.toLowerCase().slice(1, -1))
        before = end
      }
      expect(before).toBeLessThanOrEqual(value.length)
    }
  }
})
