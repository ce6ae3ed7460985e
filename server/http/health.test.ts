import { describe, expect, it } from 'vitest'
import { DEMO_BODY } from '../testing/makeEnquiry.ts'
import { startTestServer } from '../testing/startTestServer.ts'

const DEMO = '/api/demo-requests'

describe('health', () => {
  it('answers for the process and for the store', async () => {
    const server = await startTestServer({ OUTBOX_MAX_WAITING: '1', SMTP_URL: 'smtp://127.0.0.1:1' })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await server.post(DEMO, DEMO_BODY)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
    const refused = await server.post(DEMO, DEMO_BODY)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('30')
    expect(await refused.json()).toMatchObject({
      status: 503,
      detail: expect.stringContaining('could not be stored'),
    })
  })

  it('shows metrics to this machine and to who has the token', async () => {
    const server = await startTestServer({ METRICS_TOKEN: 'a-long-enough-token' })
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${server.address}/metrics`, { headers })).status
    expect(await status({})).toBe(200)
    expect(await status({ 'X-Forwarded-For': '203.0.113.9' })).toBe(404)
    expect(
      await status({ 'X-Forwarded-For': '203.0.113.9', Authorization: 'Bearer a-long-enough-token' }),
    ).toBe(200)
    expect(await status({ 'X-Forwarded-For': '203.0.113.9', Authorization: 'Bearer wrong' })).toBe(404)
  })
})
