import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startChildServer } from '../testing/startChildServer.ts'
import type { TestPostgres } from '../testing/startPostgres.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { until } from '../testing/until.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { sendMany } from './visitor.ts'

const SKEWED = fileURLToPath(new URL('./skewedServer.ts', import.meta.url))
const MIN_SECONDS = 2
const MAX_SECONDS = 4
/** With a jitter of half, these are the shortest and longest possible delays. */
const SHORTEST = MIN_SECONDS * 0.5
const LONGEST = MAX_SECONDS * 1.5
/** Allows for a busy machine, and is still far below what the smallest skew would add. */
const SLACK = 10
const FALLBACK = 'fallback@company.example'

interface SkewOptions {
  postgres: TestPostgres
  /** How far the servers' clocks are ahead of the database's, in seconds. */
  skews: number[]
  /** How long the mail server rejects everything. */
  seconds: number
}

/**
 * Test 13: servers whose clocks differ from the database's, each with one enquiry that the mail server rejects at
 * first.
 */
export function skewedClocks({ postgres, skews, seconds }: SkewOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const most = Math.ceil(seconds / SHORTEST) + 1
    const outcomes = await Promise.all(
      skews.map((skew) => carryOne(join(folder, String(skew)), skew, postgres, seconds)),
    )
    return {
      test: '13 servers with wrong clocks',
      store: 'postgres',
      figures: Object.fromEntries(
        outcomes.map(({ skew, attempts, waitedSeconds }) => [
          `${skew > 0 ? '+' : ''}${skew} s`,
          `${attempts} attempts in ${seconds} s, delivered after ${waitedSeconds.toFixed(1)} s`,
        ]),
      ),
      bars: {
        'none hurries': outcomes.every(({ attempts }) => attempts >= 1 && attempts <= most),
        'none stalls': outcomes.every(({ waitedSeconds }) => waitedSeconds <= LONGEST + SLACK),
        'no fallback before its time': outcomes.every(({ recipients }) => !recipients.includes(FALLBACK)),
        'each says so': outcomes.every(({ saysSo }) => saysSo),
      },
    }
  })
}

async function carryOne(folder: string, skew: number, postgres: TestPostgres, seconds: number) {
  let attempts = 0
  let refuses = true
  const sink = await startSmtpSink({
    answer: () => {
      attempts += 1
      return refuses ? { recipient: 550 } : {}
    },
  })
  const settings = {
    ...FAST,
    DATA_DIR: folder,
    DATABASE_URL: await postgres.newDatabase(),
    SMTP_URL: sink.url,
    SALES_EMAIL_FALLBACK: FALLBACK,
    RETRY_MIN_SECONDS: String(MIN_SECONDS),
    RETRY_MAX_SECONDS: String(MAX_SECONDS),
    CLOCK_SKEW_SECONDS: String(skew),
  }
  const server = await startChildServer(settings, SKEWED)
  await sendMany(1, 1, () => [server.address])
  await sleep(seconds * 1000)
  const attemptsWhileRefused = attempts
  refuses = false
  const mended = performance.now()
  await until(() => sink.mails.length > 0, 'the mail', 60_000).catch(() => {})
  const waitedSeconds = (performance.now() - mended) / 1000
  await server.end('SIGTERM')
  await sink.close()
  return {
    skew,
    attempts: attemptsWhileRefused,
    waitedSeconds,
    recipients: sink.mails.flatMap(({ to }) => to),
    saysSo: server.output().includes('"clock differs from the database"'),
  }
}
