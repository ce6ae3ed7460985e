import { describe, expect, it } from 'vitest'
import { openAdmin } from '../outbox/openOutbox.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { HOME, startTestSite } from '../testing/startTestSite.ts'

describe('pages', () => {
  it.each([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/about?q=1', 'About'],
    ['/%61bout', 'About'],
  ])('has %s at its clean address', async (path, title) => {
    const { get } = await startTestSite()
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
    const { get } = await startTestSite()
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
    const { address } = await startTestSite()
    const answer = await rawRequest(address, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(404)
    expect(answer.headers.has('location')).toBe(false)
    expect(answer.body).toContain(`<title>${title}</title>`)
  })

  it.each(['/%E0%A4%A', '/%00', '/%zz'])('cannot read %s', async (path) => {
    const { address } = await startTestSite()
    const answer = await rawRequest(address, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    expect(answer.status).toBe(400)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })

  it('keeps within the site when the path climbs', async () => {
    const { address } = await startTestSite()
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
    const { get } = await startTestSite()
    const response = await get('/about', { method })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it('the editor has a policy of its own and is not for search engines', async () => {
  const { get } = await startTestSite()
  const { headers } = await get('/admin')
  expect(headers.get('content-security-policy')).toContain('https://api.github.com')
  expect(headers.get('x-robots-tag')).toBe('noindex, nofollow')
  expect((await get('/about')).headers.get('x-robots-tag')).toBeNull()
})

describe('what a browser may keep', () => {
  it.each([
    ['/', 'no-cache'],
    ['/admin/assets/app.1a2b3c.js', 'no-cache'],
    ['/assets/app.1a2b3c.js', 'public, max-age=31536000, immutable'],
  ])('%s: %s', async (path, value) => {
    const { get } = await startTestSite()
    expect((await get(path)).headers.get('cache-control')).toBe(value)
  })

  it('is packed as the browser likes it', async () => {
    const { address, get } = await startTestSite()
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
    expect(await (await get('/')).text()).toBe(HOME)
  })
})

it('counts views of articles by people, and nothing else', async () => {
  const { get, stop, env, log } = await startTestSite()
  const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  const article = '/resources/articles/listening'
  for (const [path, init] of [
    [article, {}],
    [`${article}?utm_campaign=spring`, { headers: { 'sec-fetch-dest': 'document' } }],
    [article, { method: 'HEAD' }],
    [article, { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    [article, { headers: { 'sec-fetch-dest': 'empty' } }],
    [article, { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } }],
    [article, { headers: { 'user-agent': 'curl/8.5.0' } }],
    ['/resources/articles/gone', {}],
    ['/about', {}],
  ] satisfies [string, RequestInit][])
    await get(path, { ...init, headers: { ...browser, ...('headers' in init ? init.headers : {}) } })
  await stop()
  const admin = await openAdmin(env, log)
  const day = new Date().toISOString().slice(0, 10)
  expect(await admin.counts(day, day)).toEqual([
    { day, form: 'view', topic: '', page: article, campaign: '', count: 2 },
  ])
  await admin.close()
})
