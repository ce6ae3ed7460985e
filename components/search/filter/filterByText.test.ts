import { expect, test } from 'vitest'
import { ALPHABETS, createRandom, plainText, randomQuery, randomText } from '#scripts/testing/randomCases.ts'
import { buildIndex, readIndex } from './cardIndex.ts'
import { filterByText } from './filterByText.ts'

const indexOf = (cards: readonly string[][]) => readIndex(JSON.parse(JSON.stringify(buildIndex(cards))))
const fieldsOf = (card: string[]) => card

test('10,000 random queries over 400 cards of many scripts find what `includes` finds', () => {
  const random = createRandom(20260211)
  const alphabetOf = (at: number) => ALPHABETS[at % ALPHABETS.length] ?? []
  const cards = Array.from({ length: 400 }, (_, at) => [
    randomText(random, alphabetOf(at), 12),
    randomText(random, alphabetOf(at), 30),
  ])
  const index = indexOf(cards)
  const plain = cards.map((card) => card.map(plainText))
  const text = cards.flat().join(' ')
  const differences: string[] = []
  let hits = 0
  for (let at = 0; at < 10_000; at++) {
    const query = random(3) === 0 ? randomText(random, alphabetOf(at), 4) : randomQuery(random, text)
    const expected = cards.filter((_, card) => plain[card]?.some((field) => field.includes(plainText(query))))
    const found = filterByText(cards, query, fieldsOf, index)
    if (expected.length > 0) hits++
    if (found.length !== expected.length || found.some((card, place) => card !== expected[place]))
      differences.push(query)
  }
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(5_000)
})

const coaches = ['Zoë and leaders who coach', 'for new managers’ “first” weeks']
const changes = ['Leadership', 'What changed in 2024']

test.each([
  ['an empty text', '', [coaches, changes]],
  ['a phrase that crosses words', 'ers who', [coaches]],
  ['the same words in another order', 'who leaders', []],
  ['a single letter', 'z', [coaches]],
  ['a straight apostrophe for a curly one', "Managers' ", [coaches]],
  ['straight quotes for curly ones', '"first"', [coaches]],
  ['curly quotes as they are shown', '’ “first”', [coaches]],
  ['an accent that was not typed', 'zoe', []],
  ['title and description together', 'coach\nfor', []],
])('finds %s', (_, text, expected) => {
  const cards = [coaches, changes]
  expect(filterByText(cards, text, fieldsOf, indexOf(cards))).toEqual(expected)
})

test('an index of other texts is not believed', () => {
  const index = indexOf([['Delegation'], ['Feedback']])
  const cards = [['Coaching'], ['Feedback']]
  expect(filterByText(cards, 'coach', fieldsOf, index)).toEqual([['Coaching']])
  expect(filterByText(cards, 'back', fieldsOf, index)).toEqual([['Feedback']])
})
