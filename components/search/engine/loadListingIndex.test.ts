import { beforeEach, expect, test, vi } from 'vitest'
import { buildListing } from './ListingIndex.ts'
import { loadListingIndex } from './loadListingIndex.ts'

const stored = buildListing([{ id: 'a', fields: ['Coaching'] }])
const answer = (files: Record<string, unknown>) => {
  const fetched = vi.fn(async (path: string) =>
    path in files ? new Response(JSON.stringify(files[path])) : new Response('gone', { status: 404 }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => vi.unstubAllGlobals())

test('a failed request is told on the console, gives no index, and is tried again', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  answer({})
  expect(await loadListingIndex('modules')).toBeUndefined()
  expect(info).toHaveBeenCalledExactlyOnceWith(
    'The search index of the modules is not there (404: gone). Reading the page instead.',
  )
  const fetched = answer({
    '/search/listings.manifest.json': {
      index: { modules: 'modules-1.json', articles: 'articles-1.json' },
      cards: {},
    },
    '/search/modules-1.json': stored,
  })
  expect((await loadListingIndex('modules'))?.ids).toEqual(['a'])
  expect(await loadListingIndex('modules')).toBe(await loadListingIndex('modules'))
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('an index of another version gives no index', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  answer({
    '/search/listings.manifest.json': {
      index: { modules: 'modules-1.json', articles: 'articles-1.json' },
      cards: {},
    },
    '/search/articles-1.json': { ...stored, version: 0 },
  })
  expect(await loadListingIndex('articles')).toBeUndefined()
  expect(info).toHaveBeenCalledWith(expect.stringContaining('it is of another version'))
})
