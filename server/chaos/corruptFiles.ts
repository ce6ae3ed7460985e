import { readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { FAST, inNewFolder } from './harness.ts'
import { metric, untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'
import { sendMany } from './visitor.ts'

const ENQUIRIES = 30
const DAMAGED = 10
const FOREIGN = 5

/** Test 10: files are damaged, cut and added while the server is away. */
export function corruptFiles(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const probe = await startSmtpSink()
    await probe.close()
    const settings = { ...FAST, DATA_DIR: folder, SMTP_URL: probe.url }
    const first = await startChildServer(settings)
    await sendMany(ENQUIRIES, 5, () => [first.address])
    await first.end('SIGKILL')

    const spool = join(folder, 'outbox', 'new')
    const names = readdirSync(spool).slice(0, DAMAGED)
    names.forEach((name, at) => {
      if (at % 2 === 0) truncateSync(join(spool, name), at * 20)
      else writeFileSync(join(spool, name), '{"sha256":"","record":{}}')
    })
    for (let at = 0; at < FOREIGN; at += 1) writeFileSync(join(spool, `foreign ${at}`), 'x')

    const sink = await startSmtpSink({ port: Number(new URL(probe.url).port) })
    const second = await startChildServer(settings)
    await untilDrained(second.address, 30_000)
    const corrupt = await metric(second.address, 'outbox_corrupt')
    await second.end('SIGTERM')
    await sink.close()
    const alarms = second.output().split('"file set aside"').length - 1
    return {
      test: '10 corrupt, cut and foreign files',
      store: 'files',
      figures: {
        stored: ENQUIRIES,
        damaged: DAMAGED,
        foreign: FOREIGN,
        delivered: sink.mails.length,
        alarms,
      },
      bars: {
        'set aside with an alarm each': corrupt === DAMAGED + FOREIGN && alarms === DAMAGED + FOREIGN,
        'others delivered': sink.mails.length === ENQUIRIES - DAMAGED,
      },
    }
  })
}
