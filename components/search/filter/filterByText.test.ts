import { expect, test } from 'vitest'
import { ALPHABETS, createRandom, plainText, randomQuery, randomText } from '#scripts/testing/randomCases.ts'
import { buildIndex, readIndex } from './cardIndex.ts'
import { filterByText } from './filterByText.ts'

type Card = readonly string[]
const fieldsOf = (card: Card) => card
const indexOf = (cards: readonly Card[]) => readIndex(JSON.parse(JSON.stringify(buildIndex(cards))))
const find = (cards: readonly Card[], text: string) => filterByText(cards, text, fieldsOf, indexOf(cards))

/** Queries that the filter answers otherwise than `includes`, and how many found something. */
function compare(cards: readonly Card[], queries: readonly string[]) {
  const index = indexOf(cards)
  const lower = cards.map((card) => card.map(plainText))
  const differences: string[] = []
  let hits = 0
  for (const query of queries) {
    const wanted = plainText(query)
    const expected = cards.filter((_, at) => lower[at]?.some((field) => field.includes(wanted)))
    const found = filterByText(cards, query, fieldsOf, index)
    if (expected.length > 0) hits++
    if (found.length !== expected.length || found.some((card, at) => card !== expected[at]))
      differences.push(query)
  }
  return { differences, hits }
}

test('10,000 random queries over 400 cards of many scripts find what `includes` finds', () => {
  const random = createRandom(20260211)
  const alphabetOf = (at: number) => ALPHABETS[at % ALPHABETS.length] ?? []
  const cards = Array.from({ length: 400 }, (_, at) => [
    randomText(random, alphabetOf(at), 12),
    randomText(random, alphabetOf(at), 30),
  ])
  const text = cards.flat().join(' ')
  const queries = Array.from({ length: 10_000 }, (_, at) =>
    random(3) === 0 ? randomText(random, alphabetOf(at), 4) : randomQuery(random, text),
  )
  const { differences, hits } = compare(cards, queries)
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(5_000)
})

test.each([
  ['an empty text', '', 'ab'],
  ['a part inside a word', 'eade', 'ab'],
  ['a phrase that crosses words', 'ers who', 'a'],
  ['the same words in another order', 'who leaders', ''],
  ['part of a number', '024', 'b'],
  ['punctuation alone', '&', 'b'],
  ['letters beside punctuation', 'r&d', 'b'],
  ['a space at the start', ' who', 'a'],
  ['a space at the end of the title', 'coach ', ''],
  ['a single letter', 'z', 'a'],
  ['a straight apostrophe for a curly one', "Managers' ", 'a'],
  ['straight quotes for curly ones', '"first"', 'a'],
  ['curly quotes as they are shown', '’ “first”', 'a'],
  ['a repeated letter that is missing', 'leadders', ''],
  ['an accent that was typed', 'ZOË', 'a'],
  ['an accent that was not typed', 'zoe', ''],
  ['title and description together', 'coach\nfor', ''],
  ['half a character', '\ud83d', 'b'],
  ['the other half, with what follows', '\ude00!', 'b'],
  ['halves in the wrong order', '\ude00\ud83d', ''],
])('finds %s', (_, text, expected) => {
  const a = ['Zoë and leaders who coach', 'for new managers’ “first” weeks']
  const b = ['R&D Leadership', 'What changed in 2024 😀!']
  const names = new Map([
    [a, 'a'],
    [b, 'b'],
  ])
  expect(
    find([a, b], text)
      .map((card) => names.get(card as string[]))
      .join(''),
  ).toBe(expected)
})

/* What the site relies on in FlexSearch. An upgrade that changes one of these must not pass. */

test('an index of other texts is not believed', () => {
  const index = indexOf([['Delegation'], ['Feedback']])
  const cards = [['Coaching'], ['Feedback']]
  expect(filterByText(cards, 'coach', fieldsOf, index)).toEqual([['Coaching']])
  expect(filterByText(cards, 'back', fieldsOf, index)).toEqual([['Feedback']])
})
