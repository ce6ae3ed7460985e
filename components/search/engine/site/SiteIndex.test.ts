import { expect, test } from 'vitest'
import { createRandom } from '../randomCases.ts'
import { memoryIndex } from './memoryIndex.ts'
import type { SiteDocument } from './SiteDocument.ts'
import { searchSite } from './searchSite.ts'

const random = createRandom(11)
const SYLLABLES = [
  'le',
  'ad',
  'co',
  'ach',
  'ing',
  'er',
  'ma',
  'na',
  'ge',
  'é',
  'zü',
  'chan',
  'st',
  's',
  '𝚺',
  '東',
]
const word = () => Array.from({ length: 1 + random(4) }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
const text = (words: number) => Array.from({ length: words }, word).join(' ')
const documents = Array.from(
  { length: 300 },
  (_, number): SiteDocument => ({
    url: `/${number}`,
    kind: 'article',
    title: text(4),
    sections: [
      { id: '', heading: '', text: text(20) },
      { id: 'a', heading: text(3), text: text(40) },
    ],
  }),
)

test('an index in many files answers exactly as one in a single file', async () => {
  const whole = memoryIndex(documents)
  const divided = memoryIndex(documents, 2_000)
  expect(whole.files.has('words-1.json')).toBe(false)
  expect([...divided.files.keys()].filter((file) => file.startsWith('words-')).length).toBeGreaterThan(20)
  for (let round = 0; round < 160; round++) {
    const typed =
      [text(1 + random(2)), word().slice(0, 1 + random(4)), `${word()}x`, `${text(1)} `][round % 4] ?? ''
    expect({ typed, ...(await searchSite(divided.index, typed)) }).toEqual({
      typed,
      ...(await searchSite(whole.index, typed)),
    })
  }
}, 60_000)

test('a divided index is read in parts, each once', async () => {
  const { index, reads } = memoryIndex(documents, 2_000)
  const wanted = documents[7]?.title.split(' ')[0] ?? ''
  await searchSite(index, wanted, 5)
  const words = reads.filter((file) => file.startsWith('words-'))
  expect(words.length).toBeLessThan(8)
  expect(reads.filter((file) => file.startsWith('documents/')).length).toBeLessThanOrEqual(5)
  const before = reads.length
  await searchSite(index, wanted, 5)
  expect(reads.length).toBe(before)
  expect(new Set(reads).size).toBe(reads.length)
})

test('a part that could not be read is asked for again', async () => {
  const { index, files } = memoryIndex(documents)
  const words = files.get('words-0.json') ?? ''
  files.delete('words-0.json')
  await expect(searchSite(index, 'coach')).rejects.toThrow('404: words-0.json')
  files.set('words-0.json', words)
  expect((await searchSite(index, 'coach')).total).toBeGreaterThan(0)
})
