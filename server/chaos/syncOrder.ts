import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChildServer } from '../testing/startChildServer.ts'
import { until } from '../testing/until.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { sendUntilTaken } from './visitor.ts'

const TEST = '7 order of the system calls'

/** Test 7: the order of the system calls of one request, traced with strace. */
export function syncOrder(): Promise<ChaosResult> {
  return inNewFolder(async (folder): Promise<ChaosResult> => {
    try {
      execFileSync('strace', ['-V'], { stdio: 'ignore' })
    } catch {
      return { test: TEST, store: 'files', figures: {}, bars: {}, notRun: 'strace is not installed' }
    }
    const server = await startChildServer({ ...FAST, DATA_DIR: join(folder, 'data') })
    const trace = join(folder, 'trace')
    const calls = 'trace=fsync,fdatasync,link,linkat,write,writev'
    const strace = spawn('strace', ['-f', '-y', '-e', calls, '-o', trace, '-p', String(server.process.pid)])
    let attached = ''
    strace.stderr.on('data', (chunk) => {
      attached += chunk
    })
    await until(() => attached.includes('attached'), 'strace', 10_000)
    await sendUntilTaken(() => [server.address], 1)
    await sleep(500)
    strace.kill('SIGINT')
    await server.end('SIGTERM')
    const text = readFileSync(trace, 'utf8')
    const at = [
      /fsync\(\d+<[^>]*\/tmp\//,
      /link(?:at)?\([^\n]*\/new\//,
      /fsync\(\d+<[^>]*\/new>/,
      /HTTP\/1\.1 202/,
    ].map((pattern) => text.search(pattern))
    const inOrder = at.every((position, step) => position >= 0 && position > (at[step - 1] ?? -1))
    return {
      test: TEST,
      store: 'files',
      figures: { order: inOrder ? 'fsync(file), link, fsync(folder), 202' : at.join(', ') },
      bars: { 'fsync(file) < link < fsync(folder) < 2xx': inOrder },
    }
  })
}
