import { describe, expect, it } from 'vitest'
import { CONTACT, CONTACT_BODY, DEMO, DEMO_BODY } from '../testing/makeInquiry.ts'
import { startTestServer, type TestServer } from '../testing/startTestServer.ts'

/** Sends an inquiry as the visitor at an address behind one proxy. */
const sendFrom =
  (server: TestServer) =>
  (ip: string, headers: Record<string, string> = {}, body: unknown = DEMO_BODY) =>
    server.post(DEMO, body, { 'X-Forwarded-For': ip, ...headers })

describe('the limits of a visitor', () => {
  it('stop one, say when to try again, and leave others alone', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const from = sendFrom(server)
    expect((await from('198.51.100.1, 203.0.113.1')).status).toBe(202)
    expect((await from('198.51.100.2, 203.0.113.1')).status).toBe(202)
    const limited = await from('203.0.113.1')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await limited.json()).toMatchObject({
      detail: expect.stringMatching(/send it again in a minute\.$/),
    })
    expect((await from('203.0.113.2')).status).toBe(202)
  })

  it('say an hour when it is an hour, in a page too', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_HOUR: '1' })
    await server.post(DEMO, DEMO_BODY)
    const limited = await server.post(DEMO, DEMO_BODY)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect(await limited.json()).toMatchObject({
      detail: expect.stringMatching(/send it again in an hour\.$/),
    })
    const page = await server.postForm(CONTACT, CONTACT_BODY)
    expect([page.status, await page.text()]).toEqual([
      429,
      expect.stringContaining('send it again in an hour'),
    ])
  })

  it('cannot be dodged by a forged forwarding header', async () => {
    const from = sendFrom(await startTestServer({ RATE_LIMIT_PER_MINUTE: '1' }))
    expect((await from('203.0.113.1')).status).toBe(202)
    expect((await from('203.0.113.2')).status).toBe(429)
  })

  it.each([
    ['a proxy that adds ports', '203.0.113.99:1001', '203.0.113.99:1002'],
    ['one block of IPv6', '2001:db8:1:ff22::1', '[2001:db8:1:ff33::2]:443'],
    ['IPv4 in IPv6', '203.0.113.99', '::ffff:203.0.113.99'],
  ])('count %s as one visitor', async (_what, first, second) => {
    const from = sendFrom(await startTestServer({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' }))
    expect([(await from(first)).status, (await from(second)).status]).toEqual([202, 429])
    expect((await from('2001:db8:1:fe22::1')).status).toBe(202)
  })

  it('are not used up by what a foreign page makes a browser send', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1' })
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    for (let count = 0; count < 5; count += 1) {
      expect((await server.post(DEMO, DEMO_BODY, foreign)).status).toBe(403)
      expect((await server.post(DEMO, '', { 'Content-Type': 'text/plain' })).status).toBe(415)
      expect((await server.postForm(DEMO, DEMO_BODY, foreign)).status).toBe(403)
    }
    expect((await server.post(DEMO, DEMO_BODY)).status).toBe(202)
  })
})

describe('the limit for all', () => {
  it('counts what was stored and nothing else, and alarms once', async () => {
    const server = await startTestServer({ RATE_LIMIT_TOTAL_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const from = sendFrom(server)
    for (let at = 0; at < 10; at += 1) expect((await from(`203.0.113.${at}`, {}, {})).status).toBe(422)
    const statuses: number[] = []
    for (let at = 0; at < 4; at += 1) statuses.push((await from(`198.51.100.${at}`)).status)
    expect(statuses).toEqual([202, 202, 429, 429])
    expect(server.log.events('alarm')).toEqual(['forms refused for everyone'])
    expect(await server.metrics()).toContain('forms_refused_for_everyone 2\n')
  })

  it('counts an inquiry that is sent again once', async () => {
    const server = await startTestServer({ RATE_LIMIT_TOTAL_PER_MINUTE: '2' })
    const key = { 'Idempotency-Key': '0c4ed68c-6b0c-4b32-9d1c-3d8e8b6b7c4b' }
    for (let count = 0; count < 4; count += 1)
      expect((await server.post(DEMO, DEMO_BODY, key)).status).toBe(202)
  })
})
