import { describe, expect, it } from 'vitest'
import { DEMO, DEMO_BODY } from '../testing/makeInquiry.ts'
import { rawRequest } from '../testing/rawRequest.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('the origin', () => {
  it.each([
    ['without an origin', { Origin: '' }, 403],
    ['from elsewhere', { Origin: 'https://evil.example' }, 403],
    ['from an address that differs in the port', { Origin: 'http://127.0.0.1:1' }, 403],
    ['from our own page', {}, 303],
    ['from our own page that hides its address', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 303],
  ])('of a plain form %s', async (_what, headers, status) => {
    const server = await startTestServer()
    expect((await server.postForm(DEMO, DEMO_BODY, headers)).status).toBe(status)
  })

  it.each([
    ['https://www.company.example', 'www.company.example', 202],
    ['https://company.example', 'company.example', 202],
    ['http://localhost:3000', 'localhost:3000', 202],
    ['http://evil.example', 'evil.example', 403],
  ])('with SITE_URL, %s', async (origin, host, status) => {
    const server = await startTestServer({ SITE_URL: 'https://www.company.example' })
    const answer = await rawRequest(server.address, DEMO, {
      method: 'POST',
      headers: { Host: host, Origin: origin, 'Content-Type': 'application/json' },
      body: JSON.stringify(DEMO_BODY),
    })
    expect(answer.status).toBe(status)
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('evil')
  })

  it('may be that of a site hosted separately, which gets nothing else', async () => {
    const server = await startTestServer({ ALLOWED_ORIGINS: 'https://www.company.example' })
    const origin = { Origin: 'https://www.company.example', 'Sec-Fetch-Site': 'cross-site' }
    const taken = await server.post(DEMO, DEMO_BODY, origin)
    expect([taken.status, taken.headers.get('access-control-allow-origin')]).toEqual([202, origin.Origin])
    const preflight = await fetch(server.address + DEMO, {
      method: 'OPTIONS',
      headers: { ...origin, 'Access-Control-Request-Method': 'POST' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([204, 'POST'])
    const form = await server.postForm(DEMO, DEMO_BODY, origin)
    expect(form.headers.get('location')).toBe('https://www.company.example/contact?sent=demo#demo-requested')
    const evil = await server.post(DEMO, DEMO_BODY, { Origin: 'https://evil.example' })
    expect([evil.status, evil.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })
})
