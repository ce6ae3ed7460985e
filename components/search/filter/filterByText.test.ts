import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildIndex, readIndex } from './cardIndex.ts'
import { filterByText } from './filterByText.ts'

const indexOf = (cards: readonly string[][]) => readIndex(JSON.parse(JSON.stringify(buildIndex(cards))))
const fieldsOf = (card: string[]) => card

/** Alphabets known to break exact search: each entry is a text or character. */
const ALPHABETS: readonly (readonly string[])[] = [
  [...'ab '],
  [...'aábçßẞ '].concat('e\u0301', 'ﬁ', 'ﬀ'),
  [...'σςΣΑα '],
  ['𝚺', '™', 'T', 'm', '№', '½', '²', 'K', 'Å', ' '],
  [...'iIİıi\u0307 '],
  ['한', '하', '글', '\u1112', '\u1161', ' '],
  [...'東京都 の'],
  ['👩', '👩‍🏫', '\u200d', '🏫', '👍🏽', 'a', ' '],
  [...'שלום\u05b8 '],
  ['क', '\u093c', '\u094d', 'ष', ' '],
  [...'0123 2024.,'],
  [...'R&D-+.:;!?()[]*/ '],
  [...'Mm is sing  '],
  ['\ud83d', '\ude00', '😀', 'a', ' '],
]

/** A text of up to so many entries of one alphabet. */
const anyText = (maxLength: number) =>
  fc.oneof(...ALPHABETS.map((alphabet) => fc.string({ unit: fc.constantFrom(...alphabet), maxLength })))

/** How a part of a text, perhaps cut inside a character, is made difficult to find. */
const CHANGES: readonly ((part: string) => string)[] = [
  (part) => part,
  (part) => part.toUpperCase(),
  (part) => part.toLowerCase(),
  (part) => ` ${part}`,
  (part) => `${part} `,
  (part) => part.trim(),
  (part) => part.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  (part) => part.normalize('NFC'),
  (part) => `${part}m`,
  (part) => part.slice(1),
  (part) => part.replace(/\s+/g, ''),
]

/** A text without what filters ignore: case, and whether a quotation mark is curly. Written independently of the filters. */
const plainText = (text: string) => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')

test('10,000 random queries over 400 cards of many scripts find what `includes` finds', () => {
  const runs = { seed: 20260211, numRuns: 10_000 }
  const cards: string[][] = fc.sample(fc.tuple(anyText(12), anyText(30)), { ...runs, numRuns: 400 })
  const index = indexOf(cards)
  const plain = cards.map((card) => card.map(plainText))
  const text = cards.flat().join(' ')
  const length = fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 40 }))
  const part = fc.tuple(fc.nat(text.length), length, fc.constantFrom(...CHANGES))
  const query = fc.oneof(
    anyText(4),
    part.map(([start, count, change]) => change(text.slice(start, start + count))),
  )
  let hits = 0
  const findsTheSame = (typed: string) => {
    const expected = cards.filter((_, card) => plain[card]?.some((field) => field.includes(plainText(typed))))
    const found = filterByText(cards, typed, fieldsOf, index)
    if (expected.length > 0) hits++
    return found.length === expected.length && found.every((card, place) => card === expected[place])
  }
  fc.assert(fc.property(query, findsTheSame), runs)
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
