import { describe, expect, it } from 'vitest'
import { DEMO, DEMO_BODY } from '../testing/makeInquiry.ts'
import { startTestServer } from '../testing/startTestServer.ts'

describe('health', () => {
  it('reports on the process and on the store', async () => {
    const server = await startTestServer({ OUTBOX_MAX_WAITING: '1', SMTP_URL: 'smtp://127.0.0.1:1' })
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
    await server.post(DEMO, DEMO_BODY)
    expect((await fetch(`${server.address}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.address}/readyz`)).status).toBe(503)
  })

  it('shows metrics with the token', async () => {
    const server = await startTestServer({ METRICS_TOKEN: 'a-long-enough-token' })
    const status = async (headers: Record<string, string>) =>
      (await fetch(`${server.address}/metrics`, { headers })).status
    const token = { Authorization: 'Bearer a-long-enough-token' }
    expect(await status({})).toBe(404)
    expect(await status({ Authorization: 'Bearer wrong' })).toBe(404)
    expect(await status(token)).toBe(200)
    expect(await server.metrics()).toContain('outbox_waiting{channel="sales"} 0\n')
  })
})
