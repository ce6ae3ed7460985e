import { expect, test } from 'vitest'
import { createRandom } from '../randomCases.ts'
import { type Entry, entryOf, packPostings, placeOf, readPostings, weightOf } from './postings.ts'
import { packLines, readLines, type WordLine } from './wordLines.ts'

test('what was packed is read again, whatever the numbers', () => {
  const random = createRandom(21)
  for (let round = 0; round < 300; round++) {
    const entries: Entry[] = []
    let document = -1
    for (let left = random(40); left > 0; left--) {
      document += 1 + random(random(3) === 0 ? 5_000 : 4)
      entries.push(entryOf(document, placeOf(random(3), random(2), random(6)) || 1))
    }
    const read: Entry[] = []
    expect(readPostings(packPostings(entries), (at, place) => read.push(entryOf(at, place)))).toBe(
      entries.length,
    )
    expect(read.sort((a, b) => a - b)).toEqual(entries)
  }
})

test('every place in a title is worth more than any outside it, a heading more than the text', () => {
  const text = weightOf(placeOf(0, 0, 9))
  const heading = weightOf(placeOf(0, 1, 0))
  expect(heading).toBeGreaterThan(text)
  expect(weightOf(placeOf(1, 0, 0))).toBeGreaterThan(weightOf(placeOf(0, 1, 9)))
})

test('lines of words are read as they were written', () => {
  const words = ['a', 'ab', 'abc', 'b', `${'long'.repeat(20)}x`, `${'long'.repeat(20)}y`, '𝚺a', '𝚻b', '東京']
  const lines = words.map((word, at): WordLine => [word, 'AB'.repeat(at)])
  const stored = JSON.parse(Buffer.from(JSON.stringify(packLines(lines))).toString('utf8'))
  expect([...readLines(stored)]).toEqual(lines)
})
