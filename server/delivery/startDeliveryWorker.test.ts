import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { salesChannel } from '../channels/salesChannel.ts'
import { createSmtpMailer } from '../mail/createSmtpMailer.ts'
import { openSqlite } from '../outbox/openSqlite.ts'
import { ADDRESSES, makeInquiry } from '../testing/makeInquiry.ts'
import { memoryLog } from '../testing/memoryLog.ts'
import { openTestOutbox } from '../testing/openTestOutbox.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { startDeliveryWorker } from './startDeliveryWorker.ts'

it('leaves an unfinished delivery in the outbox when it is stopped', async () => {
  const log = memoryLog()
  const outbox = openTestOutbox(await openSqlite(join(temporaryFolder(), 'outbox.db')))
  await outbox.accept(makeInquiry('a'))
  // The answer would come long after the time that a test has.
  const sink = await startSmtpSink(() => ({ answerAfterMs: 60_000 }))
  const mailer = createSmtpMailer(sink.url)
  const channel = salesChannel({ mailer, addresses: ADDRESSES, fallback: undefined, log })
  const retry = { minMs: 15_000, maxMs: 1_800_000 }
  const worker = startDeliveryWorker({ outbox, channel, log, retry })
  await expect.poll(() => sink.mails).toHaveLength(1)
  await worker.stop(100)
  expect((await outbox.stats()).sales.waiting).toBe(1)
})
