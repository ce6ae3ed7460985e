import { createHash } from 'node:crypto'
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const styleOf = (name: string) => `p{content:"${name}"}`

/** Creates a build whose page and scripts identify it. */
function makeBuild(folder: string, name: string): void {
  const html = `<title>${name}</title><style>${styleOf(name)}</style><p>${'text '.repeat(200)}</p>`
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html))
  writeFileSync(join(folder, '404.html'), '<title>404 Page Not Found</title>')
  writeFileSync(join(folder, `assets/app.${name}.js`), name)
}

async function startOn(name: string) {
  const parent = temporaryFolder()
  const at = (folder: string) => join(parent, folder)
  makeBuild(at('client'), name)
  const { address, log } = await startTestServer({}, { siteRoot: at('client') })
  return {
    at,
    address,
    log,
    get: (path: string) => fetch(address + path),
    /** Replaces the site with `next`; the old one becomes `previous`. */
    swap(next: string, previous: string) {
      renameSync(at('client'), at(previous))
      renameSync(at(next), at('client'))
    },
  }
}

it('serves a build that replaces another without a restart', async () => {
  const { at, get, swap } = await startOn('one')
  expect(await (await get('/')).text()).toContain('<title>one</title>')
  makeBuild(at('next'), 'two')
  swap('next', 'previous')
  expect(await (await get('/')).text()).toContain('<title>two</title>')
  expect((await get('/assets/app.two.js')).status).toBe(200)
  expect((await get('/assets/app.one.js')).status).toBe(404)
})

it('serves a build made after startup', async () => {
  const { at, get } = await startOn('one')
  rmSync(at('client'), { recursive: true })
  makeBuild(at('client'), 'two')
  expect(await (await get('/assets/app.two.js')).text()).toBe('two')
})

it('waits for a build that is missing during a swap', async () => {
  const { at, get } = await startOn('one')
  makeBuild(at('next'), 'two')
  renameSync(at('client'), at('previous'))
  const answers = ['/', '/assets/app.one.js', '/nowhere'].map(get)
  await new Promise((resolve) => setTimeout(resolve, 60))
  renameSync(at('next'), at('client'))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404, 404])
  expect(await (await answers[0])?.text()).toContain('<title>two</title>')
})

it('reports a build that stays missing', async () => {
  const { at, get, log } = await startOn('one')
  rmSync(at('client'), { recursive: true })
  expect((await get('/assets/app.one.js')).status).toBe(500)
  expect(JSON.parse(log.lines.at(-1) ?? '')).toMatchObject({
    level: 'alarm',
    event: 'request failed',
    code: 'ENOENT',
  })
})

it('never mixes two builds in one response', async () => {
  const { at, swap, address } = await startOn('one')
  makeBuild(at('two'), 'two')
  const seen = new Set<string>()
  let answers = 0
  const read = async (encoding: string) => {
    while (answers < 800) {
      const response = await fetch(address, { headers: { 'Accept-Encoding': encoding } })
      const html = await response.text()
      const name = /<title>(\w+)</.exec(html)?.[1] ?? ''
      const hash = createHash('sha256').update(styleOf(name)).digest('base64')
      expect(response.status).toBe(200)
      expect(response.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`)
      seen.add(`${name} ${response.headers.get('content-encoding')}`)
      // The other readers are in the middle of their responses.
      if (++answers % 7 === 0) swap(answers % 2 === 0 ? 'one' : 'two', answers % 2 === 0 ? 'two' : 'one')
    }
  }
  await Promise.all(['br', 'identity', 'br', 'identity'].map(read))
  expect([...seen].sort()).toEqual(['one br', 'one null', 'two br', 'two null'])
})

it('derives ETags from content, so that a page that a build didn’t change isn’t downloaded again', async () => {
  const { at, swap, address } = await startOn('one')
  const ask = (tag = '') =>
    rawRequest(address, `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: ${tag}\r\n\r\n`)
  const tag = (await ask()).headers.get('etag')
  makeBuild(at('next'), 'one')
  swap('next', 'previous')
  expect(await ask(tag)).toMatchObject({ status: 304, body: '' })
})
