import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { DEMO_BODY } from '../testing/makeEnquiry.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import { inNewFolder, METRICS, sleep } from './harness.ts'
import { metric } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'

const SECONDS = 30
const PER_SECOND = 2000
const TOTAL = 100_000
const MB = 1024 * 1024
const BODY = JSON.stringify(DEMO_BODY)

/**
 * Test 12: one address sends 2,000 requests a second for 30 s while others send theirs; then on to 100,000 requests.
 */
export function flood(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const limits = { OUTBOX_MIN_FREE_KB: '0', ...METRICS }
    const server = await startChildServer({ ...limits, DATA_DIR: join(folder, 'data') })
    const agent = new Agent({ keepAlive: true, maxSockets: 64 })
    const statuses = new Map<number, number>()
    const memory: number[] = []
    let sent = 0
    let open = 0

    const one = () => {
      sent += 1
      open += 1
      void post(server.address, '127.0.0.1', agent).then((status) => {
        open -= 1
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      })
    }
    const others: number[] = []
    const started = performance.now()
    const elapsed = () => (performance.now() - started) / 1000
    let floodRate = 0
    while (sent < TOTAL) {
      const wanted = elapsed() < SECONDS ? Math.min(TOTAL, elapsed() * PER_SECOND) : TOTAL
      while (sent < wanted && open < 256) one()
      if (elapsed() < SECONDS) floodRate = sent / elapsed()
      if (others.length < 10 && elapsed() > others.length * 2.5 + 2) {
        others.push(await post(server.address, `127.0.1.${others.length + 1}`))
      }
      if (sent > memory.length * 10_000)
        memory.push(((await metric(server.address, 'process_resident_memory_bytes')) ?? 0) / MB)
      await sleep(5)
    }
    while (open > 0) await sleep(10)
    memory.push(((await metric(server.address, 'process_resident_memory_bytes')) ?? 0) / MB)
    agent.destroy()
    await server.end('SIGTERM')
    const peak = Math.max(...memory)
    const growth = (memory.at(-1) ?? 0) - (memory[2] ?? 0)
    return {
      test: '12 a flood from one address',
      store: 'files',
      figures: {
        requests: sent,
        'rate in 30 s': `${floodRate.toFixed(0)}/s`,
        answers: [...statuses].map(([status, count]) => `${count} × ${status}`).join(' + '),
        'others served': `${others.filter((status) => status === 202).length} of ${others.length}`,
        'memory at most': `${peak.toFixed(0)} MB`,
        'growth from 20,000 to 100,000': `${growth.toFixed(0)} MB`,
      },
      bars: {
        '429 beyond the limit': (statuses.get(202) ?? 0) <= 10 && (statuses.get(429) ?? 0) >= TOTAL - 10,
        'others served': others.length > 0 && others.every((status) => status === 202),
        'RSS under 200 MB': peak < 200,
        'memory flat over 100,000 requests': growth < 30,
      },
    }
  })
}

function post(address: string, localAddress: string, agent?: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(BODY) }
    const sending = request(
      `${address}/api/demo-requests`,
      { method: 'POST', localAddress, headers, ...(agent ? { agent } : {}) },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    )
    sending.on('error', () => resolve(0)).end(BODY)
  })
}
