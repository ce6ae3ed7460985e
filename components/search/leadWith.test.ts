import { expect, test } from 'vitest'
import { leadWith } from './leadWith.ts'

test.each([
  ['stands first already', 'a', 'abcd', 'abcd', 0],
  ['stands among the others', 'c', 'abcd', 'abcd', 2],
  ['was not there', 'x', 'abcd', 'xabcd', 0],
  ['comes to an empty page', 'x', '', 'x', 0],
])('the first card of the result %s', (_, first, drawn, shown, place) => {
  const { visible, lead } = leadWith(first, [...drawn])
  expect([visible.join(''), lead]).toEqual([shown, place])
})

test('without a result the page stays for the moment as it is', () => {
  const drawn = [...'abc']
  expect(leadWith(undefined, drawn)).toEqual({ visible: drawn, lead: undefined })
})
