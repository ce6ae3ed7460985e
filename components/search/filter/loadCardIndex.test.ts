import { expect, test, vi } from 'vitest'
import { buildIndex } from './cardIndex.ts'
import { cardIndexOf, loadCardIndex } from './loadCardIndex.ts'

const stored = buildIndex([['Coaching', 'For managers']])
const answer = (files: Record<string, unknown>) => {
  const fetched = vi.fn(async (path: string) =>
    path in files ? new Response(JSON.stringify(files[path])) : new Response('gone', { status: 404 }),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('the index of a list is fetched once', async () => {
  const fetched = answer({
    '/search/listings.manifest.json': { index: { modules: 'modules-1.json' }, cards: {} },
    '/search/modules-1.json': stored,
  })
  await loadCardIndex('modules')
  await loadCardIndex('modules')
  expect(cardIndexOf('modules')?.candidates('coach').size).toBe(1)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('a failed request is told on the console, once', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue()
  answer({})
  await loadCardIndex('articles')
  await loadCardIndex('articles')
  expect(cardIndexOf('articles')).toBeUndefined()
  expect(info).toHaveBeenCalledExactlyOnceWith(
    'The search index of the articles is not available (404: gone). Searching the page instead.',
  )
})
