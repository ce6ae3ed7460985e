import { expect, test } from 'vitest'
import { FIRST_CARDS, firstCards } from './firstCards.ts'

const cards = [...'abcdefgh']

test.each([
  ['a result of others', 'stuvw', 'abcdefgh', 'stuabcdefgh'],
  ['a longer result', 'abcdefgh', 'bgh', 'abcgh'],
  ['a shorter result', 'bdefh', 'abcdefgh', 'bdefgh'],
  ['a very short result', 'h', 'abcdefgh', 'h'],
  ['an empty page', 'abcdefgh', '', 'abc'],
  ['no result', '', 'abc', 'abc'],
])('%s: its first cards come at once, what stood below them stays', (_, wanted, drawn, shown) => {
  expect(firstCards([...wanted], [...drawn]).join('')).toBe(shown)
})

test('no card stands there twice, and those that stay keep their order', () => {
  for (let bits = 0; bits < 2 ** cards.length; bits++) {
    const wanted = cards.filter((_, at) => (bits >> at) & 1)
    const drawn = cards.filter((_, at) => ((bits * 37) >> at) & 1)
    const shown = firstCards(wanted, drawn)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown.slice(0, FIRST_CARDS).slice(0, wanted.length)).toEqual(wanted.slice(0, FIRST_CARDS))
    expect(shown.filter((card) => drawn.includes(card))).toEqual(drawn.filter((card) => shown.includes(card)))
  }
})
