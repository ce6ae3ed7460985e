import { expect, test } from 'vitest'
import { createScan } from './createScan.ts'
import { includesText } from './includesText.ts'
import { ALPHABETS, createRandom, randomQuery, randomText } from './randomCases.ts'

test('agrees with plain substring search on random texts, and while a query is typed and taken back', () => {
  const random = createRandom(20261121)
  const differences: unknown[] = []
  let hits = 0
  for (let corpus = 0; corpus < 140; corpus++) {
    const alphabet = ALPHABETS[corpus % ALPHABETS.length] ?? []
    const cards = Array.from({ length: 1 + random(20) }, () => [
      randomText(random, alphabet, 12),
      randomText(random, alphabet, 30),
    ])
    const scan = createScan(cards, (card) => card)
    const all = cards.flat().join(' ')
    for (let round = 0; round < 10; round++) {
      const query = random(3) === 0 ? randomText(random, alphabet, 4) : randomQuery(random, all)
      const typed = Array.from(query, (_, at) => query.slice(0, at + 1))
      for (const text of [...typed, ...typed.reverse(), '']) {
        const expected = cards.filter((fields) => includesText(fields, text))
        hits += expected.length
        // Before `find`, which reads on from what was found last.
        const isWanted = ([, second = '']: readonly string[]) => second.length % 2 === 0
        if (scan.findFirst(text, isWanted) !== expected.find(isWanted))
          differences.push({ text, first: cards })
        if (JSON.stringify(scan.find(text)) !== JSON.stringify(expected)) differences.push({ text, cards })
      }
    }
  }
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(10_000)
})

test('no text reaches from one field into the next, whatever is typed', () => {
  const scan = createScan([['lead', 'coach']], (card) => card)
  expect(['leadcoach', 'lead coach', 'lead\u0000coach', '\u0000'].flatMap(scan.find)).toEqual([])
  expect(scan.findFirst('\u0000', () => true)).toBeUndefined()
})
