import { expect, test } from 'vitest'
import { asBefore, leadWith } from './leadWith.ts'

const cardsOf = (names: string) => [...names].map((href) => ({ href }))
const ORDER = { lead: -2, before: -1, replaced: Number.NaN }

test.each([
  ['stands first already', 'a', 'abcd', 'abcd'],
  ['stands second', 'b', 'abcd', 'bacd'],
  ['stands among the others', 'c', 'abcd', 'cbad'],
  ['stands last', 'd', 'abcd', 'dbca'],
  ['was not there', 'x', 'abcd', 'xbcd'],
  ['comes to an empty page', 'x', '', 'x'],
])('the first card of the result %s', (_, first, drawn, shown) => {
  const { visible, standingOf } = leadWith({ href: first }, cardsOf(drawn))
  const orders = visible.map(({ href }, place) => {
    const standing = standingOf(place)
    return { href, order: standing ? ORDER[standing] : 0 }
  })
  const seen = orders.filter(({ order }) => !Number.isNaN(order)).sort((a, b) => a.order - b.order)
  expect(seen.map(({ href }) => href).join('')).toBe(shown)
  expect(visible.map((_card, place) => standingOf(place)).indexOf('lead')).toBe(
    visible.findIndex(({ href }) => href === first),
  )
})

test('without a result the page stays for the moment as it is', () => {
  const drawn = cardsOf('abc')
  expect(leadWith(undefined, drawn)).toEqual({ visible: drawn, standingOf: asBefore })
})
