import { readdirSync, readlinkSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { FAST, inNewFolder, sleep } from './harness.ts'
import { metric, untilMetric } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'
import { FILE, FILE_BYTES, startWithSampleSite } from './sampleSite.ts'

const MB = 1024 * 1024
const MEMORY = 'process_resident_memory_bytes'
/** More in total than the kernel buffers between server and client (about 4 MB), but below the pipelining limit. */
const REQUESTS = 12
const ADDRESSES = 3

interface StalledReaderOptions {
  clients: number
  /** How long the server is observed at most; the clients never disconnect before. */
  seconds: number
}

/** Test 16: clients from a few addresses request a file many times and never read the response. */
export function stalledReaders({ clients, seconds }: StalledReaderOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const server = await startWithSampleSite(folder, FAST)
    const { hostname, port, host } = new URL(server.address)
    const memory = async () => ((await metric(server.address, MEMORY)) ?? 0) / MB
    const get = async () => {
      const response = await fetch(server.address + FILE, { signal: AbortSignal.timeout(10_000) })
      await response.arrayBuffer()
      return response.ok
    }
    for (let count = 0; count < 200; count += 1) await get()
    const before = ((await untilMetric(server.address, MEMORY)) ?? 0) / MB
    const idle = openSockets(server.process.pid) ?? 0

    const asking = `GET ${FILE} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(REQUESTS)
    const started = performance.now()
    const sockets = Array.from({ length: clients }, (_, at): Socket => {
      const localAddress = `127.0.0.${2 + (at % ADDRESSES)}`
      const socket = connect({ host: hostname, port: Number(port), localAddress }, () => socket.write(asking))
      return socket.on('error', () => {}).pause()
    })
    let peak = before
    let most = 0
    // What the kernel still holds hides the end from a client that doesn't read.
    const hasCutAll = () => {
      const open = openSockets(server.process.pid) ?? Number.NaN
      if (open > most) most = open
      return most >= idle + clients && open <= idle
    }
    let served = 0
    let asked = 0
    while (performance.now() - started < seconds * 1000 && !hasCutAll()) {
      asked += 1
      served += await get().then(Number, () => 0)
      peak = Math.max(peak, await memory())
      await sleep(250)
    }
    const cut = (await Promise.all(sockets.map(isCut))).filter(Boolean).length
    for (const socket of sockets) socket.destroy()
    await server.end('SIGTERM')
    return {
      test: '16 clients that never read',
      store: 'files',
      figures: {
        clients,
        [`cut within ${seconds} s`]: cut,
        'memory for them': `${(peak - before).toFixed(0)} MB`,
        'others served': `${served} of ${asked}`,
      },
      bars: {
        'all cut': cut === clients,
        'under 100 MB for all of them': peak - before < 100,
        'others served': served === asked && asked > 0,
      },
    }
  })
}

/** Counts the sockets of a process; undefined where the system doesn't tell. */
function openSockets(pid: number | undefined): number | undefined {
  const folder = `/proc/${pid}/fd`
  try {
    return readdirSync(folder).filter((name) => readlinkSync(join(folder, name)).startsWith('socket:')).length
  } catch {
    return undefined
  }
}

/** Reads in the end: a client that was disconnected reaches the end before the last response. */
function isCut(socket: Socket): Promise<boolean> {
  let bytes = 0
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      bytes += chunk.length
      if (bytes > REQUESTS * FILE_BYTES) resolve(false)
    })
    socket.on('close', () => resolve(bytes < REQUESTS * FILE_BYTES))
    if (socket.destroyed) resolve(true)
    else socket.resume()
  })
}
