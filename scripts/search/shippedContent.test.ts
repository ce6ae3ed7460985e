import { expect, test } from 'vitest'
import { createTextFilter } from '#components/search/engine/createTextFilter.ts'
import { includesText } from '#components/search/engine/includesText.ts'
import { buildListing, readListing } from '#components/search/engine/ListingIndex.ts'
import { articleEntry, moduleEntry } from '#components/search/engine/listingEntries.ts'
import { createRandom, randomQuery } from '#components/search/engine/randomCases.ts'
import { loadArticles } from '#content/collections/articles.ts'
import { loadModules } from '#content/collections/modules.ts'

const QUERIES = 10_000

test.each([
  ['modules', loadModules().map(moduleEntry)],
  ['articles', loadArticles().map(articleEntry)],
])('10,000 queries over the %s find what plain substring search finds', (_, entries) => {
  const random = createRandom(5)
  const index = readListing(buildListing(entries))
  const filter = createTextFilter(entries, index)
  const text = entries.flatMap(({ fields }) => fields).join(' ')
  const differences: string[] = []
  let hits = 0
  for (let round = 0; round < QUERIES; round++) {
    const query = randomQuery(random, text)
    const expected = entries.filter(({ fields }) => includesText(fields, query)).map(({ id }) => id)
    if (expected.length > 0) hits++
    if ([...filter(query)].sort().join() !== expected.sort().join()) differences.push(query)
  }
  expect(differences).toEqual([])
  expect(hits).toBeGreaterThan(QUERIES / 2)
})
