import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readIndex } from '#components/search/filter/cardIndex.ts'
import { fingerprint } from '#components/search/filter/filterByText.ts'
import type { ListManifest } from '#components/search/filter/listFiles.ts'
import { articleFields, moduleFields } from '#components/search/filter/searchedFields.ts'
import { articles } from '#content/collections/articles.ts'
import { modules } from '#content/collections/modules.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { buildSearchIndex, writeList } from './buildSearchIndex.ts'

test('the indexes are of the texts that the cards show', () => {
  const folder = temporaryFolder()
  const manifest = buildSearchIndex(folder)
  const known = (file = '') => readIndex(JSON.parse(readFileSync(join(folder, file), 'utf8'))).known
  const prints = (cards: string[][]) => new Set(cards.map(fingerprint))
  expect(known(manifest.index.modules)).toEqual(prints(modules.list().map(moduleFields)))
  expect(known(manifest.index.articles)).toEqual(prints(articles.list().map(articleFields)))
})

test('a listing of several pages comes as files of cards, in the order of the listing', () => {
  const long = temporaryFolder()
  const cards = Array.from({ length: 1_001 }, (_, at) => ({ id: `a-${at}` }))
  const files: ListManifest = { index: {}, cards: {} }
  writeList(long, files, 'articles', cards, ({ id }) => [id], cards.length)
  expect(files.index).toEqual({})
  const read = (file: string) => JSON.parse(readFileSync(join(long, file), 'utf8'))
  expect(files.cards.articles?.map((file) => read(file).length)).toEqual([500, 500, 1])
  expect(files.cards.articles?.flatMap(read)).toEqual(cards)
})
