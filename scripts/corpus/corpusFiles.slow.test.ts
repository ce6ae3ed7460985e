import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { search } from '#components/search/engine/index.ts'
import { buildIndex, readIndex } from '#components/search/filter/cardIndex.ts'
import { filterByText } from '#components/search/filter/filterByText.ts'
import { articleFields, moduleFields } from '#components/search/filter/searchedFields.ts'
import { checkContent } from '#content/checks/checkContent.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { FIRST_QUERIES, knownItems } from '../bench/knownItems.ts'
import { articleDocument } from '../search/articleDocument.ts'
import { moduleDocument } from '../search/moduleDocument.ts'
import { memoryIndex } from '../testing/memoryIndex.ts'
import { createRandom, plainText, randomQuery } from '../testing/randomCases.ts'
import { corpusFiles } from './corpusFiles.ts'

const QUERIES = 10_000
const source = { articles: loadArticles('./content'), modules: loadModules('./content') }
const generate = (seed: number, counts = { articles: 30, modules: 6 }) => [
  ...corpusFiles(source, counts, createRandom(seed)),
]

test('a generated catalog of 1,000 passes every check, is searched exactly by 10,000 queries, and the same from shards as from one file', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'corpus-'))
  mkdirSync(join(dir, 'articles'))
  mkdirSync(join(dir, 'modules'))
  for (const { path, text } of generate(4, { articles: 900, modules: 100 }))
    writeFileSync(join(dir, path), text)
  expect(checkContent(dir)).toEqual([])
  const [articles, modules] = [loadArticles(dir), loadModules(dir)]
  rmSync(dir, { recursive: true })

  const random = createRandom(17)
  const cards = [...articles.map(articleFields), ...modules.map(moduleFields)]
  const text = cards.flat().join(' ')
  const index = readIndex(buildIndex(cards))
  const fieldsOf = (fields: string[]) => fields
  const plain = cards.map((fields) => ({ card: fields, fields: fields.map(plainText) }))
  const differences: string[] = []
  let hits = 0
  for (let round = 0; round < QUERIES; round++) {
    const query = randomQuery(random, text)
    const wanted = plainText(query)
    const expected = plain
      .filter(({ fields }) => fields.some((field) => field.includes(wanted)))
      .map(({ card }) => card)
    const isExpected = (found: readonly string[][]) =>
      found.length === expected.length && found.every((card, at) => card === expected[at])
    if (expected.length > 0) hits++
    if (!isExpected(filterByText(cards, query, fieldsOf, index))) differences.push(query)
    if (round % 100 !== 0) continue
    if (!isExpected(filterByText(cards, query, fieldsOf))) differences.push(`read: ${query}`)
  }
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(QUERIES / 2)

  const documents = [...modules.map(moduleDocument), ...articles.map(articleDocument)]
  const some = documents.filter((_, at) => at % 3 === 0)
  const [whole, sharded] = [
    memoryIndex(some, Number.POSITIVE_INFINITY).open(),
    memoryIndex(some, 10_000).open(),
  ]
  // No short words: most are stop words, which aren't indexed, and a sharded index reads only their most frequent matches.
  const words = text.split(/\s+/).filter((word) => word.length > 4)
  const pick = () => words[random(words.length)]
  // Finished words, because it also reads only the most frequent matches of an unfinished one.
  const queries = [
    ...Array.from({ length: 60 }, () => `${pick()} ${pick()}`),
    ...FIRST_QUERIES.flatMap((kind) => knownItems(some, kind, 10).map(({ query }) => query)),
  ].map((query) => `${query} `)
  for (const query of queries) expect(await search(sharded, query, 8)).toEqual(await search(whole, query, 8))
})

test('the same seed gives the same files, another one others', () => {
  expect(generate(1)).toEqual(generate(1))
  expect(generate(2)).not.toEqual(generate(1))
})
