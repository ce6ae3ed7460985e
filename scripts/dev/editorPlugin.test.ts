import { createServer, type ViteDevServer } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { contentFolder, temporaryFolder } from '../testing/temporaryFolder.ts'
import { editorPlugin, toldProblem } from './editorPlugin.ts'

let server: ViteDevServer | undefined
afterEach(() => server?.close())

it('goes on offering the former choices while the content that they come from has a mistake', async () => {
  const editor = editorPlugin(temporaryFolder({ 'admin/index.html': '<head></head>' }))
  server = await createServer({
    configFile: false,
    plugins: [editor],
    server: { port: 0 },
    logLevel: 'silent',
  })
  const load = vi.spyOn(server, 'ssrLoadModule')
  await server.listen()
  const [site] = server.resolvedUrls?.local ?? []
  const ask = async () => (await fetch(`${site}admin/config.json`)).text()
  load.mockResolvedValueOnce({ configFile: () => 'choices' })
  expect(await ask()).toBe('choices')
  load.mockRejectedValueOnce(new Error('There is no such file'))
  expect(await ask()).toBe('choices')
})

it('names the entry and the field of a mistake as the editor does', () => {
  const folder = contentFolder({ 'articles/a.md': '---\ntitle: "A title of its own"\n---\n' })
  const told = (name: string, message: string) => toldProblem({ file: `${folder}/${name}`, message })
  expect(told('articles/a.md', 'authorBio is empty.')).toMatchObject({
    name: 'Articles › A title of its own',
    message: 'Author bio is empty.',
  })
  expect(told('pages/home.yaml', 'hero, lead is empty.')).toMatchObject({
    name: 'Pages › Home',
    message: 'Top of the page, Introduction is empty.',
  })
})
