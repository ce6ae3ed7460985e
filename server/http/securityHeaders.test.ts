import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '../testing/startTestServer.ts'
import { startTestSite } from '../testing/startTestSite.ts'

describe('security headers', () => {
  it('name the styles of the page and let nothing else in', async () => {
    const { get } = await startTestSite()
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-")
    expect(policy).not.toMatch(/unsafe|\*|upgrade-insecure/)
    expect((await get('/nope')).headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  it('force https where the request came over https', async () => {
    const { env } = await startTestSite()
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
    const { get } = await startTestSite()
    const response = await get(path, init)
    expect(response.status).toBe(status)
    expectSecurityHeaders(response.headers)
    for (const name of ['set-cookie', 'x-powered-by', 'server', 'access-control-allow-origin']) {
      expect(response.headers.has(name)).toBe(false)
    }
  })

  it('leave files that are no pages their own looks', async () => {
    const { get } = await startTestSite()
    for (const path of ['/art/hero.svg', '/downloads/program%20guide.pdf', '/assets/app.1a2b3c.js'])
      expect((await get(path)).headers.has('content-security-policy')).toBe(false)
  })
})

function expectSecurityHeaders(headers: { get(name: string): string | null | undefined }) {
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(headers.get('x-frame-options')).toBe('DENY')
}
