import { expect, test } from 'vitest'
import { FIRST_CARDS, firstCards } from './firstCards.ts'

const cards = [...'abcdefgh']

test.each([
  ['a result of others', 'stuvw', 'abcdefgh', 'stu'],
  ['a longer result', 'abcdefgh', 'bgh', 'abcgh'],
  ['a shorter result', 'bdefh', 'abcdefgh', 'bdefh'],
  ['a very short result', 'h', 'abcdefgh', 'h'],
  ['an empty page', 'abcdefgh', '', 'abc'],
])('%s: the first cards come at once, of the others those that are there', (_, wanted, drawn, shown) => {
  expect(firstCards([...wanted], [...drawn]).join('')).toBe(shown)
})

test('what is shown is always a part of the result, in its order', () => {
  for (let bits = 0; bits < 2 ** cards.length; bits++) {
    const wanted = cards.filter((_, at) => (bits >> at) & 1)
    const drawn = cards.filter((_, at) => ((bits * 37) >> at) & 1)
    const shown = firstCards(wanted, drawn)
    expect(shown).toEqual(wanted.filter((card) => shown.includes(card)))
    expect(shown.slice(0, FIRST_CARDS)).toEqual(wanted.slice(0, FIRST_CARDS))
  }
})
