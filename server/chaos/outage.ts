import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, vi } from 'vitest'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import { compare, isFull, mailsOf, report, sendMany } from './harness.ts'

const MINUTE_MS = 60_000
const WARM_UP = 50
const LONGEST_BACKOFF_MINUTES = 45
const SIZE = isFull
  ? { inquiries: 200, slowestMs: 100, minutesAtOnce: 1 }
  : { inquiries: 20, slowestMs: 5000, minutesAtOnce: 5 }

/** The mail server is down for an hour of a fast-forwarded clock, with production delays. */
export async function outage(): Promise<void> {
  const { inquiries, slowestMs, minutesAtOnce } = SIZE
  const smtp = await startSmtpSink()
  await smtp.close()
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  const delays = { RETRY_MIN_SECONDS: '15', RETRY_MAX_SECONDS: '1800' }
  const server = await startTestServer({ SMTP_URL: smtp.url, ...delays })
  onTestFinished(() => void vi.useRealTimers())
  // The first requests of a new process wait for its code to be compiled, not for the store.
  await sendMany(WARM_UP, [server])
  const { promised, failures } = await sendMany(inquiries, [server])
  for (let minutes = 0; minutes < 60; minutes += 2) {
    await vi.advanceTimersByTimeAsync(2 * MINUTE_MS)
    await sleep(250)
  }
  const attempts = server.log.events().filter((event) => event === 'attempt failed').length
  await smtp.open()
  let minutesBack = 0
  while (smtp.mails.length < inquiries + WARM_UP && minutesBack <= LONGEST_BACKOFF_MINUTES) {
    minutesBack += minutesAtOnce
    await vi.advanceTimersByTimeAsync(minutesAtOnce * MINUTE_MS)
    await sleep(1200)
  }
  vi.useRealTimers()
  await server.stop()
  const { lost, duplicates } = compare(promised, mailsOf(smtp))
  const alarms = server.log.lines
    .filter((line) => line.includes('"inquiries are waiting"'))
    .map((line) => JSON.parse(line).oldestMinutes)
  const times = promised.map(({ ms }) => ms).sort((a, b) => a - b)
  const slowest = times[Math.floor(0.99 * times.length)] ?? 0
  report({ promised: promised.length, slowest, attempts, alarms, minutesBack, duplicates, lost })
  expect.soft(slowest, 'p99 in ms').toBeLessThan(slowestMs)
  // One at a time, at most every few minutes.
  expect.soft(attempts, 'attempts').toBeLessThan(40)
  const bars = { failures: 0, alarms: [15, 60], duplicates: 0, lost: [] }
  expect.soft({ failures, alarms, duplicates, lost }).toEqual(bars)
  expect.soft(server.log.events()).toContain('mail server back')
  expect.soft(minutesBack).toBeLessThanOrEqual(LONGEST_BACKOFF_MINUTES)
}
