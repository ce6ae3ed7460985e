import { afterEach, expect, test, vi } from 'vitest'
import { memoryIndex } from '#scripts/testing/memoryIndex.ts'
import { search } from '../engine/search.ts'

afterEach(() => void vi.resetModules())

/** A server that can go away, or get a newer build, whose index is in another folder. */
function serve() {
  const { manifest, files } = memoryIndex([
    { url: '/a', kind: 'page', title: 'Coaching', sections: [{ id: '', heading: '', text: 'Text.' }] },
  ])
  const state = { isOnline: true, folder: '/search/site-1' }
  vi.stubGlobal('fetch', async (path: string) => {
    if (!state.isOnline) throw new TypeError('Failed to fetch')
    if (path === '/search/site.manifest.json') return Response.json({ folder: state.folder, ...manifest })
    const text = path.startsWith(`${state.folder}/`)
      ? files.get(path.slice(state.folder.length + 1))
      : undefined
    return text === undefined ? new Response('', { status: 404 }) : new Response(text)
  })
  return state
}

const ask = async (query: string) => {
  const { loadSiteIndex } = await import('./loadSiteIndex.ts')
  const { results } = await search(await loadSiteIndex(), query, 8)
  return results.map(({ title, snippet }) => [title.text, snippet.text])
}

test('after a newer build, the query after the first finds its index', async () => {
  const server = serve()
  const { loadSiteIndex } = await import('./loadSiteIndex.ts')
  await (await loadSiteIndex()).prepare()
  server.folder = '/search/site-2'
  await expect(ask('coach')).rejects.toThrow('None of the documents could be read')
  expect(await ask('coach')).toEqual([['Coaching', 'Text.']])
})

test('an index that could not be opened is opened by the next query', async () => {
  const server = serve()
  server.isOnline = false
  await expect(ask('coach')).rejects.toThrow('Failed to fetch')
  server.isOnline = true
  expect(await ask('coach')).toEqual([['Coaching', 'Text.']])
})
