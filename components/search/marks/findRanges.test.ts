import { expect, test } from 'vitest'
import { findRanges } from './findRanges.ts'

const marked = (value: string, text: string) =>
  findRanges(value, text).map(({ start, end }) => value.slice(start, end))

test.each([
  ['Coaching coaches', 'COACH', ['Coaching', 'coaches']],
  ['aaaa', 'aa', ['aaaa']],
  ['one & two', ' & ', [' & ']],
  ['', 'a', []],
  ['anything', '', []],
  ['İstanbul', 'i', ['İstanbul']],
  ['İstanbul', 'stan', ['İstanbul']],
  ['ΣΟΣ', 'σ', ['ΣΟΣ']],
  ['cafe\u0301s', 'cafe', ['cafe\u0301s']],
  ['a 😀 b', '\ud83d', ['😀']],
  ['A leader’s “yes”', `R'S "YES"`, ['leader’s “yes”']],
  ["it's", 'it’s', ["it's"]],
])('in %j, %j marks %j', (value, text, expected) => {
  expect(marked(value, text)).toEqual(expected)
})
