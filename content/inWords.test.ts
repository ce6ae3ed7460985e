import { expect, test } from 'vitest'
import { atStart, inWords } from './inWords.ts'

test.each([
  [0, 'zero'],
  [8, 'eight'],
  [19, 'nineteen'],
  [20, 'twenty'],
  [24, 'twenty-four'],
  [99, 'ninety-nine'],
  [100, '100'],
  [1204, '1,204'],
])('%d is "%s" in a text', (number, text) => {
  expect(inWords(number)).toBe(text)
})

test('a sentence begins with a capital letter', () => {
  expect(atStart(25)).toBe('Twenty-five')
  expect(atStart(120)).toBe('120')
})
