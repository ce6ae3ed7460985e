import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Index as MainIndex } from 'flexsearch'
import { expect, test } from 'vitest'
import { buildWordPairs, readWordPairs } from './WordIndex.ts'
import { words } from './words.ts'

/* What the site relies on in FlexSearch. An upgrade that changes one of these must not pass. */

const texts = ['Missing the 2024 mark, mark my words', 'The mark 20241: café R&D', '']

interface LightIndex {
  map: Map<string, number[][]>
  add(id: number, text: string): this
  search(query: string, options: { limit: number }): number[]
}

/** The build that the browser gets (vite.config.ts); the package has no entry for it. */
async function createLightIndex(): Promise<LightIndex> {
  const file = resolve('node_modules/flexsearch/dist/flexsearch.light.module.min.js')
  const { Index } = await import(pathToFileURL(file).href)
  return new Index(options)
}

const options = { tokenize: 'strict', resolution: 1, encode: words } as const
const expected = [
  ['2024', [[0]]],
  ['20241', [[1]]],
  ['cafe', [[1]]],
  ['d', [[1]]],
  ['mark', [[0, 1]]],
  ['missing', [[0]]],
  ['my', [[0]]],
  ['r', [[1]]],
  ['the', [[0, 1]]],
  ['words', [[0]]],
]

test('every word is kept whole, with its documents, whatever its letters', () => {
  expect(buildWordPairs(texts)).toEqual(expected)
})

test('the light build keeps the same map as the main one exports', async () => {
  const light = await createLightIndex()
  const main = new MainIndex(options)
  for (const [number, text] of texts.entries()) {
    light.add(number, text)
    main.add(number, text)
  }
  const exported: Record<string, string> = {}
  await main.export((key: string, value: string) => {
    exported[key] = value
  })
  const sorted = (pairs: unknown[]) => pairs.sort((a, b) => (String(a) < String(b) ? -1 : 1))
  expect(sorted(JSON.parse(exported['1.map'] ?? ''))).toEqual(sorted([...expected]))
  expect(sorted([...light.map])).toEqual(sorted([...expected]))
})

test('both builds look words up in a map that was filled from outside', async () => {
  const light = await createLightIndex()
  light.map = new Map(buildWordPairs(texts))
  const index = readWordPairs(buildWordPairs(texts))
  for (const lookup of [(word: string) => light.search(word, { limit: 1e9 }), index.lookup]) {
    expect(lookup('mark')).toEqual([0, 1])
    expect(lookup('20241')).toEqual([1])
    expect(lookup('nothing')).toEqual([])
  }
})

test('words that are names of object properties are words like any other', () => {
  const index = readWordPairs(buildWordPairs(['constructor', '__proto__ hasOwnProperty']))
  expect(index.lookup('constructor')).toEqual([0])
  expect(index.lookup('hasownproperty')).toEqual([1])
  expect(index.lookup('valueof')).toEqual([])
})

test('words longer than any dictionary has are kept', () => {
  const long = 'x'.repeat(5000)
  expect(buildWordPairs([long])).toEqual([[long, [[0]]]])
})
