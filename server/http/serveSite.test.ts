import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { openAdmin } from '../outbox/openOutbox.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestServer } from '../testing/startTestServer.ts'

/** The start page of the site that the tests serve. */
const HOME = '<!doctype html><title>Home</title><style>a{color:red}</style><p>Home</p>'
const FILES = {
  'client/index.html': HOME,
  'client/index.html.br': brotliCompressSync(HOME),
  'client/index.html.gz': gzipSync(HOME),
  'client/about/index.html': '<title>About</title>',
  'client/404.html': '<title>404 Page Not Found</title>',
  'client/fast-track-modules/404.html': '<title>Course Not Found</title>',
  'client/resources/articles/listening/index.html': '<title>Listening</title>',
  'client/resources/articles/404.html': '<title>Article Not Found</title>',
  'client/admin/index.html': '<head><meta name="cms-host" content="github"><title>Editor</title></head>',
  'client/admin/assets/app.1a2b3c.js': 'let a = 1',
  'client/assets/app.1a2b3c.js': 'let a = 1',
  'client/search/modules.1a2b3c.json': '{}',
  'client/art/hero.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'client/downloads/program guide.pdf': '%PDF-',
  'client/_headers': '/*',
  'client/_redirects': '/old /about 301\n/resources/articles/gone /about#team 301\n',
  'client/old/index.html': '<title>This page has moved</title>',
  'secret.txt': 'secret',
}

/** The whole server with a small site of every kind of file, and something secret beside it. */
async function startTestSite() {
  const server = await startTestServer({}, join(temporaryFolder(FILES), 'client'))
  const get = (path: string, init: RequestInit = {}) =>
    fetch(server.address + path, { redirect: 'manual', ...init })
  return { ...server, get }
}

it('has pages at their clean addresses', async () => {
  const { get } = await startTestSite()
  for (const [path, title] of [
    ['/', 'Home'],
    ['/about?q=1', 'About'],
    ['/%61bout', 'About'],
  ] as const) {
    const response = await get(path)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain(`<title>${title}</title>`)
  }
})

it.each([
  ['/about/?q=1&r=/', '/about?q=1&r=/'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
  ['/old', '/about'],
  ['/old/?q=1', '/about?q=1'],
  ['/resources/articles/gone?q=1', '/about?q=1#team'],
])('sends %s to %s', async (path, target) => {
  const { get } = await startTestSite()
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([301, target])
})

it.each([
  ['404 Page Not Found', ['/nope', '/404.html', '/_headers', '/_redirects', '/assets/', '/about//']],
  ['Course Not Found', ['/fast-track-modules/nope/deeper', '/fast-track-modules/404.html']],
  ['Article Not Found', ['/resources/articles/nope']],
  ['404 Page Not Found', ['//about', '//evil.example/', `/${'a'.repeat(8000)}`]],
  ['404 Page Not Found', ['/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt']],
  ['404 Page Not Found', ['/../secret.txt', '/about/../../secret.txt', 'http://a/../secret.txt']],
])('answers with the page %s at %j', async (title, paths) => {
  const { address } = await startTestSite()
  for (const path of paths) {
    const { status, headers, body } = await rawRequest(address, path)
    expect([path, status, headers.location]).toEqual([path, 404, undefined])
    expect(body.toString()).toContain(`<title>${title}</title>`)
  }
})

it('refuses addresses that can’t be read, and two Hosts', async () => {
  const { address } = await startTestSite()
  const refused = [
    await rawRequest(address, '/%E0%A4%A'),
    await rawRequest(address, '/%00'),
    await rawRequest(address, '/', { headers: ['Host', 'a.example', 'Host', 'b.example'] }),
  ]
  for (const { status, headers } of refused)
    expect([status, headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8'])
})

it.each(['POST', 'OPTIONS'])('has no page for %s', async (method) => {
  const { get } = await startTestSite()
  const response = await get('/about', { method })
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
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
])('sends security headers and no cookie with %s %j (%d)', async (path, init, status) => {
  const { get } = await startTestSite()
  const response = await get(path, init)
  expect(response.status).toBe(status)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
  })
  for (const name of ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin'])
    expect(response.headers.has(name)).toBe(false)
})

it('names the styles of a page in its policy, and lets nothing else in', async () => {
  const { get } = await startTestSite()
  const policyOf = async (path: string) => (await get(path)).headers.get('content-security-policy')
  const policy = await policyOf('/')
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).not.toMatch(/unsafe|http|\*|upgrade-insecure/)
  expect(await policyOf('/nope')).toContain("default-src 'none'")
  // A picture and a PDF have looks of their own.
  for (const path of ['/art/hero.svg', '/downloads/program%20guide.pdf', '/assets/app.1a2b3c.js'])
    expect(await policyOf(path)).toBeNull()
})

it('gives the editor a policy of its own, and keeps it from search engines', async () => {
  const { get } = await startTestSite()
  const { headers } = await get('/admin')
  expect(headers.get('content-security-policy')).toContain('https://api.github.com')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await get('/about')).headers.get('x-robots-tag')).toBeNull()
})

it.each([
  ['/', 'no-cache'],
  ['/admin/assets/app.1a2b3c.js', 'no-cache'],
  ['/assets/app.1a2b3c.js', 'public, max-age=31536000, immutable'],
])('lets a browser keep %s: %s', async (path, value) => {
  const { get } = await startTestSite()
  expect((await get(path)).headers.get('cache-control')).toBe(value)
})

it('packs a page as the browser likes it', async () => {
  const { address, get } = await startTestSite()
  const encoding = async (accepted: string) => {
    const options = { method: 'HEAD', headers: { 'Accept-Encoding': accepted } }
    const { headers } = await rawRequest(address, '/', options)
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/html; charset=utf-8' })
    return headers['content-encoding']
  }
  expect(await encoding('gzip, deflate, br')).toBe('br')
  expect(await encoding('gzip')).toBe('gzip')
  expect(await encoding('identity')).toBeUndefined()
  expect(await (await get('/')).text()).toBe(HOME)
})

it('sends all of a file to who asks for a part', async () => {
  const { get } = await startTestSite()
  const { status, headers } = await get('/art/hero.svg', { headers: { Range: 'bytes=5-' } })
  expect([status, headers.get('accept-ranges')]).toEqual([200, null])
})

it('counts views of articles by people, and nothing else', async () => {
  const { get, stop, env, log } = await startTestSite()
  const article = '/resources/articles/listening'
  const view = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
    await get(path, { method, headers: { ...browser, ...headers } })
  }
  await view(article)
  await view(`${article}?utm_campaign=spring`, { 'sec-fetch-dest': 'document' })
  await view(article, {}, 'HEAD')
  await view(article, { 'sec-purpose': 'prefetch;prerender' })
  await view(article, { 'sec-fetch-dest': 'empty' })
  await view(article, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await view(article, { 'user-agent': 'curl/8.5.0' })
  await view('/resources/articles/gone')
  await view('/about')
  await stop()
  const admin = await openAdmin(env, log)
  const day = new Date().toISOString().slice(0, 10)
  expect(await admin.counts(day, day)).toEqual([
    { day, form: 'view', topic: '', page: article, campaign: '', count: 2 },
  ])
  await admin.close()
})
