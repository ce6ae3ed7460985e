import { expect, test } from 'vitest'
import { fold, foldWithOffsets } from './fold.ts'
import { ALPHABETS, createRandom, randomText } from './randomCases.ts'

test.each([
  ['Résumé', 'resume'],
  ['RE\u0301SUME', 'resume'],
  ['ΣΊΣΥΦΟΣ', 'σισυφοσ'],
  ['Straße', 'straße'],
  ['ﬁnance™', 'financetm'],
  ['𝚺x', 'σx'],
  ['İstanbul', 'istanbul'],
])('folds %s to %s', (text, folded) => {
  expect(fold(text)).toBe(folded)
})

test('folding twice, and a text cut between characters, changes nothing', () => {
  const random = createRandom(7)
  for (const alphabet of ALPHABETS) {
    for (let round = 0; round < 100; round++) {
      const [one, two] = [randomText(random, alphabet, 8), randomText(random, alphabet, 8)]
      expect(fold(fold(one))).toBe(fold(one))
      expect(fold(one.toLowerCase())).toBe(fold(one))
      if (!/[\ud800-\udbff]$/.test(one)) expect(fold(one + two)).toBe(fold(one) + fold(two))
    }
  }
})

test('the offsets lead back to the characters', () => {
  expect(foldWithOffsets('ﬁ É𝚺')).toEqual({ folded: 'fi eσ', offsets: [0, 0, 1, 2, 3, 5] })
})
