import { execFileSync } from 'node:child_process'
import { connect, type Socket } from 'node:net'
import { startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import { untilDrained, untilMetric } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'
import { sendMany } from './visitor.ts'

const TEST = '17 few file descriptors'
/** Enough to load the modules of the server, which opens many of them at once. */
const DESCRIPTORS = 192
const CONNECTIONS = 300
/** A busy machine may take long to use up the descriptors, or to notice. */
const MAX_SECONDS = 60

interface DescriptorOptions {
  enquiries: number
  /** How long all descriptors are in use at least. */
  seconds: number
}

/**
 * Test 17: a server with few file descriptors holds accepted enquiries while the mail server is down. Then clients
 * use up every remaining descriptor, so that no file can be opened for a while.
 */
export function fewDescriptors({ enquiries, seconds }: DescriptorOptions): Promise<ChaosResult> {
  const through = ['sh', '-c', `ulimit -n ${DESCRIPTORS} && exec "$@"`, 'sh']
  if (!runs(through)) {
    const notRun = 'no shell with ulimit'
    return Promise.resolve({ test: TEST, store: 'files', figures: {}, bars: {}, notRun })
  }
  return inNewFolder(async (folder) => {
    const probe = await startSmtpSink()
    await probe.close()
    const settings = { ...FAST, DATA_DIR: folder, SMTP_URL: probe.url }
    const server = await startChildServer(settings, undefined, through)
    const { promised } = await sendMany(enquiries, 4, () => [server.address])

    const { hostname, port } = new URL(server.address)
    const sockets: Socket[] = []
    const isNamed = () => server.output().includes('"code":"EMFILE"')
    const started = performance.now()
    const passed = () => (performance.now() - started) / 1000
    while (passed() < seconds || (!isNamed() && passed() < MAX_SECONDS)) {
      const open = sockets.filter((socket) => !socket.destroyed).length
      for (let count = open; count < CONNECTIONS; count += 1) {
        sockets.push(
          connect(Number(port), hostname)
            .on('error', () => {})
            .resume(),
        )
      }
      await sleep(100)
    }
    for (const socket of sockets) socket.destroy()

    const sink = await startSmtpSink({ port: Number(new URL(probe.url).port) })
    await untilDrained(server.address, 60_000)
    const corrupt = await untilMetric(server.address, 'outbox_corrupt')
    await server.end('SIGTERM')
    await sink.close()
    const { received, duplicates } = countMails(sink.mails)
    const lost = promised.filter(({ reference }) => !received.has(reference)).length
    return {
      test: TEST,
      store: 'files',
      figures: {
        promised: promised.length,
        descriptors: DESCRIPTORS,
        'set aside': corrupt ?? 'unknown',
        duplicates,
        lost,
      },
      bars: {
        '0 lost': lost === 0,
        'none set aside': corrupt === 0,
        '0 duplicates': duplicates === 0,
        'an alarm with the true reason': isNamed() && !server.output().includes('not a readable enquiry'),
      },
    }
  })
}

function runs([program = '', ...words]: string[]): boolean {
  try {
    execFileSync(program, [...words, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
