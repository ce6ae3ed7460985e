import { join } from 'node:path'
import { parseEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { startServer } from '../startServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder, quantile, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { sendMany } from './visitor.ts'

const MINUTE_MS = 60_000
const WARM_UP = 50
const VISITORS = 10
const LONGEST_BACKOFF_MINUTES = 45

interface OutageOptions {
  inquiries: number
  /** Upper limit of the 99th percentile of the responses. */
  slowestMs?: number
}

/** The mail server is down for an hour of a fast-forwarded clock, with production delays. */
export function outage({ inquiries, slowestMs = 100 }: OutageOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    let ahead = 0
    const lines: string[] = []
    let sink = await startSmtpSink()
    const port = Number(new URL(sink.url).port)
    await sink.close()
    const env = parseEnv({
      ...FAST,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      SMTP_URL: sink.url,
      RETRY_MIN_SECONDS: '15',
      RETRY_MAX_SECONDS: '1800',
    })
    const server = await startServer({
      env,
      siteRoot: join(folder, 'no-site'),
      log: createLog((line) => lines.push(line)),
      now: () => Date.now() + ahead,
      checkIntervalMs: 200,
    })
    // The first requests of a new process wait for its code to be compiled, not for the store.
    await sendMany(WARM_UP, VISITORS, () => [server.address])
    const { promised, failures } = await sendMany(inquiries, VISITORS, () => [server.address])
    while (ahead < 60 * MINUTE_MS) {
      ahead += 2 * MINUTE_MS
      await sleep(250)
    }
    sink = await startSmtpSink({ port })
    let minutesBack = 0
    while (sink.mails.length < inquiries + WARM_UP && minutesBack <= LONGEST_BACKOFF_MINUTES) {
      minutesBack += 1
      ahead += MINUTE_MS
      await sleep(1200)
    }
    await server.stop()
    await sink.close()
    const { received, duplicates } = countMails(sink.mails)
    const lost = promised.filter(({ reference }) => !received.has(reference)).length
    const alarms = lines
      .map((line) => JSON.parse(line) as { event: string; oldestMinutes?: number })
      .filter(({ event }) => event === 'inquiries are waiting')
      .map(({ oldestMinutes }) => oldestMinutes ?? 0)
    const slowest = quantile(
      promised.map(({ ms }) => ms),
      0.99,
    )
    return {
      test: 'SMTP away for an hour',
      store: 'sqlite',
      figures: {
        promised: promised.length,
        'answer p99': `${slowest.toFixed(0)} ms`,
        'alarms at': `${alarms.join(' and ')} min`,
        'all delivered after': `${minutesBack} min`,
        duplicates,
        lost,
      },
      bars: {
        'all 2xx at once': failures === 0,
        [`p99 under ${slowestMs} ms`]: slowest < slowestMs,
        'alarms at 15 min and 1 h':
          alarms.length === 2 && [15, 60].every((limit, at) => Math.abs((alarms[at] ?? 0) - limit) <= 3),
        'all delivered within the longest backoff': lost === 0 && minutesBack <= LONGEST_BACKOFF_MINUTES,
      },
    }
  })
}
