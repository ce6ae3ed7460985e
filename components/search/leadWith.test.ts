import { expect, test } from 'vitest'
import { leadWith } from './leadWith.ts'

test.each([
  ['stands first already', 'a', 'abcdef', 'abcdef'],
  ['stands behind one other, which steps back', 'b', 'abcdef', 'bacdef'],
  ['stands behind two others, which step back', 'c', 'abcdef', 'cabdef'],
  ['stands behind more, which leave', 'd', 'abcdef', 'def'],
  ['stands last', 'f', 'abcdef', 'f'],
  ['was not there', 'x', 'abcdef', 'xabcdef'],
  ['comes to an empty page', 'x', '', 'x'],
])('the first card of the result %s', (_, first, drawn, shown) => {
  expect(leadWith(first, [...drawn]).join('')).toBe(shown)
})

test('without a result the page stays for the moment as it is', () => {
  const drawn = [...'abc']
  expect(leadWith(undefined, drawn)).toBe(drawn)
})
