import { describe, expect, it } from 'vitest'
import { DEMO_BODY } from '../testing/makeEnquiry.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const DEMO = '/api/demo-requests'

describe('rate limits', () => {
  it('stop one visitor, say when to try again, and leave others alone', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const from = (ip: string) => server.post(DEMO, DEMO_BODY, { 'X-Forwarded-For': `198.51.100.1, ${ip}` })
    expect((await from('203.0.113.1')).status).toBe(202)
    expect((await from('203.0.113.1')).status).toBe(202)
    const limited = await from('203.0.113.1')
    expect(limited.status).toBe(429)
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(limited.headers.get('content-type')).toContain('application/problem+json')
    expect((await from('203.0.113.2')).status).toBe(202)
  })

  it('cannot be dodged by a forged forwarding header', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1' })
    expect((await server.post(DEMO, DEMO_BODY, { 'X-Forwarded-For': '203.0.113.1' })).status).toBe(202)
    expect((await server.post(DEMO, DEMO_BODY, { 'X-Forwarded-For': '203.0.113.2' })).status).toBe(429)
  })

  it('hold for everybody together', async () => {
    const server = await startTestServer({ RATE_LIMIT_TOTAL_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const statuses: number[] = []
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      statuses.push((await server.post(DEMO, DEMO_BODY, { 'X-Forwarded-For': ip })).status)
    }
    expect(statuses).toEqual([202, 202, 429])
  })
})
