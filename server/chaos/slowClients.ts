import { connect, type Socket } from 'node:net'
import { startChildServer } from '../testing/startChildServer.ts'
import { FAST, inNewFolder, quantile, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { sendMany } from './visitor.ts'

const SLOW = 1000
const NORMAL = 20
const ROUNDS = 10

/** Test 11: a thousand clients send half a request and wait; 20 others send enquiries. */
export function slowClients(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const server = await startChildServer({ ...FAST, DATA_DIR: folder })
    const { hostname, port } = new URL(server.address)
    const cutAfter: number[] = []
    const sockets = Array.from({ length: SLOW }, (_, at): Socket => {
      const half =
        at % 2 === 0
          ? 'Host: a\r\n'
          : 'Host: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"na'
      const socket = connect(Number(port), hostname, () => {
        const started = performance.now()
        socket.write(`POST /api/demo-requests HTTP/1.1\r\n${half}`)
        socket.on('close', () => cutAfter.push(performance.now() - started))
      })
      return socket.on('error', () => {}).resume()
    })
    await sleep(500)
    const { promised, failures } = await sendMany(NORMAL * ROUNDS, NORMAL, () => [server.address])
    for (let waited = 0; cutAfter.length < SLOW && waited < 30_000; waited += 250) await sleep(250)
    for (const socket of sockets) socket.destroy()
    await server.end('SIGTERM')
    const p99 = quantile(
      promised.map(({ ms }) => ms),
      0.99,
    )
    const longest = Math.max(...cutAfter) / 1000
    return {
      test: '11 a thousand half-open clients',
      store: 'files',
      figures: {
        'normal requests': promised.length,
        failed: failures,
        'normal p99': `${p99.toFixed(0)} ms`,
        'slow ones cut': cutAfter.length,
        'after at most': `${longest.toFixed(1)} s`,
      },
      bars: {
        'normal p99 under 500 ms': p99 < 500 && failures === 0,
        'slow ones cut within 20 s': cutAfter.length >= SLOW && longest <= 20.5,
      },
    }
  })
}
