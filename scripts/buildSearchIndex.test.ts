import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isIndexOf, readListing } from '#components/search/engine/ListingIndex.ts'
import { articleEntry, moduleEntry } from '#components/search/engine/listingEntries.ts'
import type { ListingManifest } from '#components/search/engine/listingManifest.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { buildSearchIndex, writeListing } from './buildSearchIndex.ts'

let folder = ''
let manifest: ListingManifest
const read = (file = '') => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'))
  manifest = buildSearchIndex(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('writes one file a listing, named by its content, and a manifest', () => {
  expect(readdirSync(folder).sort()).toEqual(
    [manifest.index.articles, 'listings.manifest.json', manifest.index.modules].sort(),
  )
  expect(manifest.index.modules).toMatch(/^modules-[0-9a-f]{10}\.json$/)
  expect(JSON.parse(read('listings.manifest.json'))).toEqual(manifest)
})

test('the indexes are of the texts that the cards show', () => {
  const modules = readListing(JSON.parse(read(manifest.index.modules)))
  const articles = readListing(JSON.parse(read(manifest.index.articles)))
  const listed = loadArticles().filter((article) => article.shownIn.includes('listing'))
  expect(modules && isIndexOf(modules, loadModules().map(moduleEntry))).toBe(true)
  expect(articles && isIndexOf(articles, listed.map(articleEntry))).toBe(true)
})

test('a listing of several pages comes as files of cards, in the order of the listing', () => {
  const long = mkdtempSync(join(tmpdir(), 'search-long-'))
  const cards = Array.from({ length: 1_001 }, (_, at) => ({ id: `a-${at}` }))
  const entries = cards.map(({ id }) => ({ id, fields: [id] }))
  const files = writeListing(long, 'articles', cards, entries)
  expect(files).toEqual({ cards: { articles: files.cards.articles }, index: {} })
  const read = (file: string) => JSON.parse(readFileSync(join(long, file), 'utf8'))
  expect(files.cards.articles?.map((file) => read(file).length)).toEqual([500, 500, 1])
  expect(files.cards.articles?.flatMap(read)).toEqual(cards)
  rmSync(long, { recursive: true })
})

test('the same content gives the same files', () => {
  const before = read(manifest.index.modules)
  expect(buildSearchIndex(folder)).toEqual(manifest)
  expect(read(manifest.index.modules)).toBe(before)
})

test('module and article indexes together stay below 20 kB of brotli', () => {
  const size = [manifest.index.modules, manifest.index.articles]
    .map((file) => brotliCompressSync(read(file)).length)
    .reduce((sum, bytes) => sum + bytes)
  expect(size).toBeLessThan(20_000)
})
