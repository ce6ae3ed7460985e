import { afterEach, expect, test, vi } from 'vitest'
import { memoryIndex } from '#scripts/testing/memoryIndex.ts'
import { search } from '../engine/index.ts'

afterEach(() => void vi.resetModules())

/** A server whose manifests and files can go away. */
function serve() {
  const { manifest, files } = memoryIndex([
    { url: '/a', kind: 'page', title: 'Coaching', sections: [{ id: '', heading: '', text: 'Text.' }] },
  ])
  const state = { isOnline: true, folder: '/search/site-1', asked: [] as string[] }
  vi.stubGlobal('fetch', async (path: string) => {
    state.asked.push(path)
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

test('the index stays open while the network is away', async () => {
  const server = serve()
  const { loadSiteIndex } = await import('./loadSiteIndex.ts')
  await (await loadSiteIndex()).prepare()
  server.isOnline = false
  await expect(ask('coach')).rejects.toThrow('None of the documents could be read')
  server.isOnline = true
  expect(await ask('coach')).toEqual([['Coaching', 'Text.']])
  expect(server.asked.filter((path) => path.endsWith('site.manifest.json'))).toHaveLength(1)
})

test('an index that could not be opened is opened by the next query', async () => {
  const server = serve()
  server.isOnline = false
  await expect(ask('coach')).rejects.toThrow('Failed to fetch')
  server.isOnline = true
  expect(await ask('coach')).toEqual([['Coaching', 'Text.']])
})
