import { describe, expect, it, vi } from 'vitest'
import { DEMO_BODY } from '../testing/makeEnquiry.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { createRefusals } from './createRefusals.ts'

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

  it('treat all ports of a proxy as one visitor', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: '1' })
    const from = async (ip: string) => (await server.post(DEMO, DEMO_BODY, { 'X-Forwarded-For': ip })).status
    expect(await from('203.0.113.99:1001')).toBe(202)
    expect(await from('203.0.113.99:1002')).toBe(429)
    expect(await from('203.0.113.99')).toBe(429)
    expect(await from('203.0.113.98:1001')).toBe(202)
  })

  it('also limit other refusals, with the headers of every response', async () => {
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const foreign = { Origin: 'https://evil.example', 'X-Forwarded-Proto': 'https' }
    const answers: Response[] = []
    for (let count = 0; count < 4; count += 1) answers.push(await server.post(DEMO, DEMO_BODY, foreign))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 429, 429])
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(headers.get('strict-transport-security')).toContain('max-age')
    }
  })

  it('tell a page of an allowed origin how long to wait', async () => {
    const origin = { Origin: 'https://www.company.example', 'Sec-Fetch-Site': 'cross-site' }
    const server = await startTestServer({ RATE_LIMIT_PER_MINUTE: '1', ALLOWED_ORIGINS: origin.Origin })
    for (const status of [202, 429, 429]) {
      const response = await server.post(DEMO, DEMO_BODY, origin)
      expect(response.status).toBe(status)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin.Origin)
    }
  })

  it('let a visitor in again after a minute', () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    const { add, secondsLeft } = createRefusals()
    expect(add('203.0.113.1', 60_000)).toBe(60)
    expect(secondsLeft('203.0.113.1')).toBe(60)
    expect(secondsLeft('203.0.113.2')).toBeUndefined()
    now.mockReturnValue(60_999)
    expect(secondsLeft('203.0.113.1')).toBe(1)
    now.mockReturnValue(61_000)
    expect(secondsLeft('203.0.113.1')).toBeUndefined()
  })

  it('apply to everyone together', async () => {
    const server = await startTestServer({ RATE_LIMIT_TOTAL_PER_MINUTE: '2', TRUST_PROXY: '1' })
    const statuses: number[] = []
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      statuses.push((await server.post(DEMO, DEMO_BODY, { 'X-Forwarded-For': ip })).status)
    }
    expect(statuses).toEqual([202, 202, 429])
  })
})
