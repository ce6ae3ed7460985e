import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isIndexOf, readListing } from '#components/search/engine/ListingIndex.ts'
import { articleEntry, moduleEntry } from '#components/search/engine/listingEntries.ts'
import type { ListingManifest } from '#components/search/engine/loadListingIndex.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'
import { buildSearchIndex } from './buildSearchIndex.ts'

let folder = ''
let manifest: ListingManifest
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'search-'))
  manifest = buildSearchIndex(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

test('writes one file a listing, named by its content, and a manifest', () => {
  expect(readdirSync(folder).sort()).toEqual(
    [manifest.articles, 'listings.manifest.json', manifest.modules].sort(),
  )
  expect(manifest.modules).toMatch(/^modules-[0-9a-f]{10}\.json$/)
  expect(JSON.parse(read('listings.manifest.json'))).toEqual(manifest)
})

test('the indexes are of the texts that the cards show', () => {
  const modules = readListing(JSON.parse(read(manifest.modules)))
  const articles = readListing(JSON.parse(read(manifest.articles)))
  const listed = loadArticles().filter((article) => article.shownIn.includes('listing'))
  expect(modules && isIndexOf(modules, loadModules().map(moduleEntry))).toBe(true)
  expect(articles && isIndexOf(articles, listed.map(articleEntry))).toBe(true)
})

test('the same content gives the same files', () => {
  const before = read(manifest.modules)
  expect(buildSearchIndex(folder)).toEqual(manifest)
  expect(read(manifest.modules)).toBe(before)
})

test('module and article indexes together stay below 20 kB of brotli', () => {
  const size = [manifest.modules, manifest.articles]
    .map((file) => brotliCompressSync(read(file)).length)
    .reduce((sum, bytes) => sum + bytes)
  expect(size).toBeLessThan(20_000)
})
