import { expect, test } from 'vitest'
import { leadWith } from './leadWith.ts'

const cardsOf = (names: string) => [...names].map((href) => ({ href }))

test.each([
  ['stands first already', 'a', 'abcd', 'abcd', 0],
  ['stands among the others', 'c', 'abcd', 'abcd', 2],
  ['was not there', 'x', 'abcd', 'xabcd', 0],
  ['comes to an empty page', 'x', '', 'x', 0],
])('the first card of the result %s', (_, first, drawn, shown, place) => {
  const { visible, lead } = leadWith({ href: first }, cardsOf(drawn))
  expect([visible.map(({ href }) => href).join(''), lead]).toEqual([shown, place])
})

test('without a result the page stays for the moment as it is', () => {
  const drawn = cardsOf('abc')
  expect(leadWith(undefined, drawn)).toEqual({ visible: drawn, lead: undefined })
})
