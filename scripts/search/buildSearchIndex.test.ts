import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ListManifest } from '#components/search/filter/listFiles.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { writeList } from './buildSearchIndex.ts'

test('a listing of several pages comes as files of cards, in the order of the listing', () => {
  const long = temporaryFolder()
  const cards = Array.from({ length: 1_001 }, (_, at) => ({ id: `a-${at}` }))
  const files: ListManifest = { index: {}, cards: {} }
  writeList(long, files, { name: 'articles', fieldsOf: ({ id }) => [id] }, cards, cards.length)
  expect(files.index).toEqual({})
  const read = (file: string) => JSON.parse(readFileSync(join(long, file), 'utf8'))
  expect(files.cards.articles?.map((file) => read(file).length)).toEqual([500, 500, 1])
  expect(files.cards.articles?.flatMap(read)).toEqual(cards)
})
