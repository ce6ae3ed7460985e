import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memoryIndex } from '#scripts/testing/memoryIndex.ts'
import type { SearchDocument } from './SearchDocument.ts'
import { search } from './search.ts'

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
const word = fc.string({ unit: fc.constantFrom(...SYLLABLES), minLength: 1, maxLength: 4 })
const words = (count: number) =>
  fc.array(word, { minLength: count, maxLength: count }).map((each) => each.join(' '))
const texts = fc.record({ title: words(4), text: words(20), heading: words(3), more: words(40) })
const documents = fc.sample(texts, { seed: 11, numRuns: 300 }).map(
  ({ title, text, heading, more }, number): SearchDocument => ({
    url: `/${number}`,
    kind: (['page', 'program', 'article'] as const)[number % 3] ?? 'page',
    title,
    sections: [
      { id: '', heading: '', text },
      { id: 'a', heading, text: more },
    ],
  }),
)
const whole = memoryIndex(documents)
const sharded = memoryIndex(documents, 2_000)
const filesOf = (names: Iterable<string>, kind: string) => [...names].filter((file) => file.startsWith(kind))

test('many shards give the same answers as one, but for a prefix whose terms fill more of them than are read', async () => {
  expect(filesOf(whole.files.keys(), 'terms-')).toHaveLength(1)
  expect(filesOf(sharded.files.keys(), 'terms-').length).toBeGreaterThan(20)
  const [one, many] = [whole.open(), sharded.open()]
  const queries = fc.oneof(
    words(1),
    words(2),
    word.map((typed) => `${typed}x`),
  )
  for (const typed of fc.sample(queries, { seed: 11, numRuns: 160 })) {
    const isLong = /\S{5,}$/.test(typed)
    for (const query of [`${typed} `, isLong ? typed : `${typed} `])
      expect({ query, ...(await search(many, query, 8)) }).toEqual({
        query,
        ...(await search(one, query, 8)),
      })
  }
})

const changed = (typed: string, at: number, removed: number, added: string) =>
  typed.slice(0, at) + added + typed.slice(at + removed)

test('a query reads few files, each once, and the whole lexicon only for a wrong first letter', async () => {
  const all = filesOf(sharded.files.keys(), 'lexicon-')
  const right = documents.flatMap(({ title }) => title.match(/^[a-z]{7,}/) ?? [])[0] ?? ''
  const readsOf = async (query: string) => {
    const reads: string[] = []
    const index = sharded.open(reads)
    expect((await search(index, query, 5)).total).toBeGreaterThan(0)
    await search(index, query, 5)
    expect(new Set(reads).size).toBe(reads.length)
    expect(filesOf(reads, 'documents/').length).toBeLessThanOrEqual(5)
    return reads
  }
  for (const query of [right, `${changed(right, 3, 1, 'q')} `, 'co', 'c']) {
    const reads = await readsOf(query)
    expect(filesOf(reads, 'lexicon-').length).toBeLessThan(all.length / 2)
    expect(filesOf(reads, 'terms-').length).toBeLessThan(8)
  }
  expect(filesOf(await readsOf(`${changed(right, 0, 1, 'q')} `), 'lexicon-').sort()).toEqual(all.sort())
})

test('a file that could not be read is asked for again', async () => {
  const { files, open } = memoryIndex(documents)
  const index = open()
  const terms = files.get('terms-0.json') ?? ''
  files.delete('terms-0.json')
  await expect(search(index, 'co', 8)).rejects.toThrow('404: terms-0.json')
  files.set('terms-0.json', terms)
  expect((await search(index, 'co', 8)).total).toBeGreaterThan(0)
})

test('a text that cannot be had is left out', async () => {
  const { files, open } = memoryIndex(documents)
  const index = open()
  const [first] = (await search(open(), 'co', 8)).results
  files.delete(`documents/${documents.findIndex(({ url }) => url === first?.page)}.json`)
  expect((await search(index, 'co', 8)).results).toHaveLength(7)
  for (const file of filesOf(files.keys(), 'documents/')) files.delete(file)
  await expect(search(open(), 'co', 8)).rejects.toThrow('None of the documents could be read')
})
