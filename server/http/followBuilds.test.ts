import { createHash } from 'node:crypto'
import { renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from '#scripts/testing/temporaryFolder.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const styleOf = (name: string) => `p{content:"${name}"}`

/** Creates a build whose page and scripts identify it. */
function makeBuild(folder: string, name: string): void {
  const html = `<title>${name}</title><style>${styleOf(name)}</style><p>${'text '.repeat(200)}</p>`
  writeFiles(join(folder, 'client'), {
    'index.html': html,
    'index.html.br': brotliCompressSync(html),
    '404.html': '<title>404 Page Not Found</title>',
    [`assets/app.${name}.js`]: name,
    'guide.pdf': name.repeat(100_000),
  })
}

/** Starts the server on two builds, of which "one" is published. */
async function startOnReleases() {
  const dist = temporaryFolder()
  makeBuild(join(dist, 'releases/one'), 'one')
  makeBuild(join(dist, 'releases/two'), 'two')
  const publish = (name: string) => {
    symlinkSync(`releases/${name}`, join(dist, 'next-link'))
    renameSync(join(dist, 'next-link'), join(dist, 'current'))
  }
  publish('one')
  symlinkSync('current/client', join(dist, 'client'))
  // As the bundled server sees itself.
  const { address, log } = await startTestServer({}, join(dist, 'releases/one/client'))
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(address + path, { headers })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  return { dist, log, get, publish }
}

it('serves the build that is published, and the hashed files of the others', async () => {
  const { get, publish } = await startOnReleases()
  expect((await get('/')).text).toContain('<title>one</title>')
  publish('two')
  expect((await get('/')).text).toContain('<title>two</title>')
  expect((await get('/assets/app.two.js')).text).toBe('two')
  expect((await get('/assets/app.one.js')).text).toBe('one')
  const { status, text } = await get('/assets/app.three.js')
  expect([status, text]).toEqual([404, '<title>404 Page Not Found</title>'])
})

it('serves a build made after startup', async () => {
  const parent = temporaryFolder()
  const { address } = await startTestServer({}, join(parent, 'client'))
  expect((await fetch(address)).status).toBe(404)
  makeBuild(parent, 'two')
  expect(await (await fetch(`${address}/assets/app.two.js`)).text()).toBe('two')
})

it('completes each response from one build while they are swapped', async () => {
  const { get, publish } = await startOnReleases()
  const seen = new Set<string>()
  let answers = 0
  const read = async (path: string, encoding: string) => {
    while (answers < 300) {
      const { status, headers, text } = await get(path, { 'Accept-Encoding': encoding })
      expect(status).toBe(200)
      const name = /<title>(\w+)</.exec(text)?.[1] ?? text.slice(0, 3)
      seen.add(`${path} ${name} ${headers.get('content-encoding')}`)
      if (path === '/') {
        const hash = createHash('sha256').update(styleOf(name)).digest('base64')
        expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
      } else expect(text === name.repeat(100_000)).toBe(true)
      // The other readers are in the middle of their responses.
      if (++answers % 3 === 0) publish(answers % 2 === 0 ? 'one' : 'two')
    }
  }
  await Promise.all([
    read('/', 'br'),
    read('/', 'identity'),
    read('/guide.pdf', 'br'),
    read('/guide.pdf', ''),
  ])
  expect([...seen].sort()).toEqual([
    '/ one br',
    '/ one null',
    '/ two br',
    '/ two null',
    '/guide.pdf one null',
    '/guide.pdf two null',
  ])
})

it('survives a file that has gone, and reports it', async () => {
  const { dist, get, log } = await startOnReleases()
  expect((await get('/guide.pdf')).status).toBe(200)
  rmSync(join(dist, 'releases/one/client/guide.pdf'))
  await expect(get('/guide.pdf')).rejects.toThrow()
  expect((await get('/')).status).toBe(200)
  expect(log.lines.map((line) => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ level: 'alarm', event: 'request failed', code: 'ENOENT' }),
  )
})
