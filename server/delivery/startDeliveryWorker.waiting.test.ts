import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { salesChannel } from '../channels/salesChannel.ts'
import { createSmtpMailer } from '../mail/createSmtpMailer.ts'
import { openSqlite } from '../outbox/openSqlite.ts'
import { makeInquiry } from '../testing/makeInquiry.ts'
import { memoryLog } from '../testing/memoryLog.ts'
import { openTestOutbox } from '../testing/openTestOutbox.ts'
import { type SinkAnswer, startSmtpSink } from '../testing/startSmtpSink.ts'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { until } from '../testing/until.ts'
import { startDeliveryWorker } from './startDeliveryWorker.ts'
import { createAgeAlarm } from './watchOutbox.ts'

const HOUR_MS = 3_600_000

/** Starts an outbox, a worker and an SMTP server, with a clock that can be advanced. */
async function carry(answer: () => SinkAnswer, keys: string[]) {
  const clock = { now: Date.now() }
  const now = () => clock.now
  const log = memoryLog()
  const retry = { minMs: 15_000, maxMs: 1_800_000 }
  const outbox = await openTestOutbox(await openSqlite(join(temporaryFolder(), 'outbox.db')), { log, now })
  const sink = await startSmtpSink(answer)
  for (const key of keys) await outbox.accept(makeInquiry(key, { receivedAt: new Date(now()).toISOString() }))
  const addresses = { from: 'web@company.example', to: 'sales@company.example' }
  const mailer = createSmtpMailer(sink.url, 'web@company.example')
  const channel = salesChannel({ mailer, addresses, fallback: undefined, log })
  const worker = startDeliveryWorker({ outbox, channel, log, retry, now })
  onTestFinished(async () => {
    await worker.stop(0)
    await outbox.close()
    await sink.close()
  })
  const failed = () => log.events().filter((event) => event === 'attempt failed').length
  return { clock, log, failed, outbox, sink, worker, alarm: createAgeAlarm({ outbox, log }) }
}

it('probes a server that is down one attempt at a time, raises alarms, and delivers everything when it is back', async () => {
  let away = true
  let asked = 0
  const keys = Array.from({ length: 20 }, (_, at) => `key ${at}`)
  const { clock, log, failed, outbox, sink, worker, alarm } = await carry(() => {
    asked += 1
    return away ? { greeting: 421 } : {}
  }, keys)
  // A failure counts from the time of the clock, which therefore stands still during an attempt.
  const allFailed = () => until(() => failed() === asked, 'the end of the attempts')
  await until(() => failed() > 0, 'a first attempt')
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(asked).toBeLessThanOrEqual(2)
  for (let minutes = 0; minutes < 60; minutes += 5) {
    await allFailed()
    clock.now += HOUR_MS / 12
    worker.wake()
    await alarm()
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  expect(asked).toBeLessThan(30)
  expect((await outbox.stats()).sales.waiting).toBe(20)
  expect(log.events('alarm')).toEqual(['inquiries are waiting', 'inquiries are waiting'])
  await allFailed()
  away = false
  clock.now += 450_000
  worker.wake()
  await until(async () => (await outbox.stats()).sales.waiting === 0, 'an empty outbox')
  expect(sink.mails).toHaveLength(20)
  expect(log.events()).toContain('mail server back')
})

it('leaves unfinished deliveries in the outbox when stopped', async () => {
  const { outbox, worker, sink } = await carry(() => ({ answerAfterMs: 60_000 }), ['a'])
  await until(() => sink.mails.length === 1, 'an attempt')
  // The answer would come long after the time that a test has.
  await worker.stop(100)
  expect((await outbox.stats()).sales.waiting).toBe(1)
})
