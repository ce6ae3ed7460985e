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
  ['ΣΟΣ', 'σ', ['ΣΟΣ']],
  ['cafe\u0301s', 'cafe', ['cafe\u0301s']],
  ['İstanbul 😀', 'stan', ['İstanbul']],
  ['one short-form day', '-form ', ['-form ']],
  ['R&D+ (new)', '+ (NEW', ['+ (new']],
  ['A leader’s “yes”', `R'S "YES"`, ['leader’s “yes”']],
  ["it's", 'it’s', ["it's"]],
])('in %j, %j marks %j', (value, text, expected) => {
  expect(marked(value, text)).toEqual(expected)
})
