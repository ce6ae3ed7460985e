import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'

const HOME = '<!doctype html><title>Home</title><style>a{color:red}</style><p>Home</p>'
const FILES = {
  'index.html': HOME,
  'about/index.html': '<title>About</title>',
  '404.html': '<title>404 Page Not Found</title>',
  'fast-track-modules/index.html': '<title>Modules</title>',
  'fast-track-modules/404.html': '<title>Course Not Found</title>',
  'resources/articles/404.html': '<title>Article Not Found</title>',
  'admin/index.html': '<head><meta name="cms-host" content="github"><title>Editor</title></head>',
  'admin/assets/app.1a2b3c.js': 'let a = 1',
  'assets/app.1a2b3c.js': 'let a = 1',
  'images/articles/a/cover.1a2b3c4d-480.avif': '',
  'search/modules.1a2b3c.json': '{}',
  'art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'downloads/program guide.pdf': '%PDF-',
  '.well-known/security.txt': 'Contact: mailto:web@company.example',
  'feed.xml': '<rss/>',
  _headers: '/*',
  _redirects: '/old /about 301\n/resources/articles/gone /about#team 301\n',
  'old/index.html': '<title>This page has moved</title>',
}

async function startSite() {
  const parent = temporaryFolder()
  const siteRoot = join(parent, 'client')
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteRoot, name)), { recursive: true })
    writeFileSync(join(siteRoot, name), content)
  }
  writeFileSync(join(siteRoot, 'index.html.br'), brotliCompressSync(HOME))
  writeFileSync(join(siteRoot, 'index.html.gz'), gzipSync(HOME))
  writeFileSync(join(parent, 'secret.txt'), 'secret')
  const server = await startTestServer({}, { siteRoot })
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.address + path, { redirect: 'manual', ...init })
  return { ...server, get }
}

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?q=1', 'About'],
    ['/%61bout', 'About'],
  ])('has %s at its clean address', async (path, title) => {
    const { get } = await startSite()
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toContain(`<title>${title}</title>`)
  })

  it.each([
    ['/about/', '/about'],
    ['/about/?q=1&r=/', '/about?q=1&r=/'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/old', '/about'],
    ['/old/?q=1', '/about?q=1'],
    ['/resources/articles/gone?q=1', '/about?q=1#team'],
  ])('sends %s to %s', async (path, target) => {
    const { get } = await startSite()
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, target])
  })

  it.each([
    ['/nope', '404 Page Not Found'],
    ['/fast-track-modules/nope', 'Course Not Found'],
    ['/fast-track-modules/nope/deeper', 'Course Not Found'],
    ['/resources/articles/nope', 'Article Not Found'],
    ['/resources/nope', '404 Page Not Found'],
    ['/404.html', '404 Page Not Found'],
    ['/fast-track-modules/404.html', 'Course Not Found'],
    ['/_headers', '404 Page Not Found'],
    ['/_redirects', '404 Page Not Found'],
    ['/assets/', '404 Page Not Found'],
    ['//about', '404 Page Not Found'],
    ['//evil.example/', '404 Page Not Found'],
    ['/about//', '404 Page Not Found'],
    ['/%2e%2e/secret.txt', '404 Page Not Found'],
    ['/..%2fsecret.txt', '404 Page Not Found'],
    ['/..%5csecret.txt', '404 Page Not Found'],
    [`/${'a'.repeat(8000)}`, '404 Page Not Found'],
  ])('answers %s with its not-found page and status 404', async (path, title) => {
    const { address } = await startSite()
    const answer = await rawRequest(address, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(404)
    expect(answer.headers.has('location')).toBe(false)
    expect(answer.body).toContain(`<title>${title}</title>`)
  })

  it.each(['/%E0%A4%A', '/%00', '/%zz'])('rejects %s', async (path) => {
    const { address } = await startSite()
    const answer = await rawRequest(address, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  it('stays within the site when the path contains ..', async () => {
    const { address } = await startSite()
    for (const path of [
      '/../secret.txt',
      '/about/../../secret.txt',
      'http://a/../secret.txt',
      '/./../secret.txt',
    ]) {
      const answer = await rawRequest(address, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
      expect(answer.status).toBe(404)
      expect(answer.body).not.toContain('secret')
    }
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('is not for %s', async (method) => {
    const { get } = await startSite()
    const response = await get('/about', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it('the editor has its own policy and isn’t for search engines', async () => {
  const { get } = await startSite()
  const { headers } = await get('/admin')
  expect(headers.get('content-security-policy')).toContain('https://api.github.com')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await get('/about')).headers.get('x-robots-tag')).toBeNull()
})

describe('what a browser may keep', () => {
  it.each([
    ['/', 'no-cache'],
    ['/nope', 'no-cache'],
    ['/feed.xml', 'no-cache'],
    ['/admin/assets/app.1a2b3c.js', 'no-cache'],
    ['/assets/app.1a2b3c.js', 'public, max-age=31536000, immutable'],
    ['/images/articles/a/cover.1a2b3c4d-480.avif', 'public, max-age=31536000, immutable'],
    ['/search/modules.1a2b3c.json', 'public, max-age=31536000, immutable'],
    ['/art/hero.svg', 'public, max-age=86400, stale-while-revalidate=604800'],
  ])('%s: %s', async (path, value) => {
    const { get } = await startSite()
    expect((await get(path)).headers.get('cache-control')).toBe(value)
  })

  it('is revalidated with its ETag', async () => {
    const { address, get } = await startSite()
    const tag = (await get('/about')).headers.get('etag')
    const request = `GET /about HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: ${tag}\r\n\r\n`
    expect(await rawRequest(address, request)).toMatchObject({ status: 304, body: '' })
  })

  it('is compressed as the browser prefers', async () => {
    const { address, get } = await startSite()
    const encoding = async (accepted: string) => {
      const request = `HEAD / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Encoding: ${accepted}\r\n\r\n`
      const { headers } = await rawRequest(address, request)
      expect(headers.get('vary')).toBe('Accept-Encoding')
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      return headers.get('content-encoding')
    }
    expect(await encoding('gzip, deflate, br')).toBe('br')
    expect(await encoding('gzip')).toBe('gzip')
    expect(await encoding('identity')).toBeUndefined()
    expect(await encoding('br;q=0, gzip')).toBe('gzip')
    expect(await (await get('/')).text()).toBe(HOME)
  })
})

describe('security headers', () => {
  it('name the styles of the page and let nothing else in', async () => {
    const { get } = await startSite()
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
    expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure/)
    expect((await get('/nope')).headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('force HTTPS if the request came over HTTPS', async () => {
    const { env } = await startSite()
    const server = await startTestServer({ TRUST_PROXY: '1' }, { siteRoot: join(env.DATA_DIR, 'client') })
    const { headers } = await fetch(`${server.address}/healthz`, {
      headers: { 'X-Forwarded-Proto': 'https' },
    })
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect((await fetch(`${server.address}/healthz`)).headers.has('strict-transport-security')).toBe(false)
  })

  it.each<[string, Partial<RequestInit>, number]>([
    ['/', {}, 200],
    ['/nope', {}, 404],
    ['/art/hero.svg', {}, 200],
    ['/healthz', {}, 200],
    ['/api/nope', {}, 404],
    ['/search/modules.1a2b3c.json', {}, 200],
    ['/about/', {}, 301],
    ['/about', { method: 'POST' }, 405],
    ['/%00', {}, 400],
  ])('stand on %s %j (%d), which sets no cookie and does not name the server', async (path, init, status) => {
    const { get } = await startSite()
    const response = await get(path, init)
    expect(response.status).toBe(status)
    expectSecurityHeaders(response.headers)
    for (const name of ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin']) {
      expect(response.headers.has(name)).toBe(false)
    }
  })

  it('don’t restrict files that aren’t pages', async () => {
    const { get } = await startSite()
    for (const path of ['/art/hero.svg', '/downloads/program%20guide.pdf', '/assets/app.1a2b3c.js'])
      expect((await get(path)).headers.has('content-security-policy')).toBe(false)
  })

  it.each([
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n', 400],
    ['no host, which old clients may leave out', 'GET / HTTP/1.0\r\n', 200],
    ['a strange wish', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: nothing\r\n', 200],
    ['many headers', `GET / HTTP/1.1\r\nHost: a\r\n${'x: y\r\n'.repeat(100)}`, 431],
    ['no HTTP', 'hello\r\n', 400],
  ])('stand on the answer to %s', async (_what, head, status) => {
    const { address } = await startSite()
    const answer = await rawRequest(address, `${head}Connection: close\r\n\r\n`)
    expect(answer.status).toBe(status)
    expectSecurityHeaders(answer.headers)
  })
})

function expectSecurityHeaders(headers: { get(name: string): string | null | undefined }) {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-frame-options')).toBe('DENY')
}
