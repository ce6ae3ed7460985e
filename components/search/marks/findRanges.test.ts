import { expect, test } from 'vitest'
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
