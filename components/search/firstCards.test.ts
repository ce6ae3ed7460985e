import { expect, test } from 'vitest'
import { FIRST_CARDS, firstCards } from './firstCards.ts'

const cards = [...'abcdefgh']
const first = (list: readonly string[]) => list.slice(0, FIRST_CARDS)

test.each([
  ['a result of others', [...'stuvw'], cards],
  ['cards that move up', [...'efgh'], cards],
  ['a longer result', cards, [...'gh']],
  ['a short result', ['h'], cards],
  ['an empty page', cards, []],
])('%s: the first cards come at once, the others stay, none stands there twice', (_, wanted, drawn) => {
  const shown = firstCards(wanted, drawn)
  expect(first(shown).slice(0, wanted.length)).toEqual(first(wanted))
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.slice(first(wanted).length)).toEqual(drawn.filter((card) => !first(wanted).includes(card)))
})
