import { expect, test } from 'vitest'
import { ALPHABETS, createRandom, randomText } from '#scripts/testing/randomCases.ts'
import { termsOf, tokenize } from './terms.ts'

test.each([
  ['Résumé', ['resume']],
  ['RE\u0301SUME', ['resume']],
  ['ΣΊΣΥΦΟΣ', ['σισυφοσ']],
  ['Straße, 2024', ['straße', '2024']],
  ['ﬁnance™', ['financetm']],
  ['𝚺x İstanbul', ['σx', 'istanbul']],
  ['&—😀', []],
])('the terms of %s', (text, terms) => {
  expect(termsOf(text)).toEqual(terms)
})

test('tokens keep their places where folding changes the length of a text', () => {
  const text = '½ İzmir ﬁnd Zu\u0308rich, a short-form - and form-'
  expect(tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
    ['1', '½'],
    ['2', '½'],
    ['izmir', 'İzmir'],
    ['find', 'ﬁnd'],
    ['zurich', 'Zu\u0308rich'],
    ['a', 'a'],
    ['short', 'short'],
    ['form', 'form'],
    ['and', 'and'],
    ['form', 'form'],
    ['shortform', 'short-form'],
  ])
})

test('terms fold to themselves, and tokens lie in their text one after the other', () => {
  const random = createRandom(7)
  for (const alphabet of ALPHABETS)
    for (let round = 0; round < 100; round++) {
      const text = randomText(random, alphabet, 12)
      const tokens = tokenize(text).filter(({ isCompound }) => !isCompound)
      expect(tokens.map(({ term }) => term)).toEqual(termsOf(text))
      let before = 0
      for (const { term, start, end } of tokens) {
        expect(termsOf(term)).toEqual([term])
        expect(termsOf(text.slice(start, end))).toContain(term)
        expect(start).toBeGreaterThanOrEqual(Math.min(before, start))
        expect(end).toBeLessThanOrEqual(text.length)
        before = end
      }
    }
})
