import { type SinkAnswer, startSmtpSink } from '../testing/startSmtpSink.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import { metric, untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'
import { startSupervisedServer } from './startSupervisedServer.ts'
import { sendMany } from './visitor.ts'

const ENQUIRIES = 60
const PHASE_MS = 6000

/** Test 5: the mail server rejects the recipient, then the login, then every text, and is finally fixed. */
export function refusals(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const phases: SinkAnswer[] = [{ recipient: 550 }, { login: 535 }, { data: 554 }]
    let answer: SinkAnswer = {}
    const sink = await startSmtpSink({ answer: () => answer })
    const server = await startSupervisedServer({
      ...FAST,
      DATA_DIR: folder,
      SMTP_URL: sink.url.replace('smtp://', 'smtp://user:password@'),
    })
    let promisedAll: string[] = []
    for (const phase of phases) {
      answer = phase
      const { promised } = await sendMany(ENQUIRIES / phases.length, 5, () => [server.address])
      promisedAll = [...promisedAll, ...promised.map(({ reference }) => reference)]
      await sleep(PHASE_MS)
    }
    const waiting = await metric(server.address, 'outbox_waiting')
    answer = {}
    const drainMs = await untilDrained(server.address, 60_000)
    const held = await metric(server.address, 'outbox_held')
    await server.stop()
    await sink.close()
    const { received, duplicates } = countMails(sink.mails)
    const lost = promisedAll.filter((reference) => !received.has(reference)).length
    return {
      test: '5 SMTP refuses everything (550, 535, 554)',
      store: 'files',
      figures: {
        promised: promisedAll.length,
        'waiting before the fix': waiting ?? 'unknown',
        'drained after': `${(drainMs / 1000).toFixed(1)} s`,
        held: held ?? 'unknown',
        duplicates,
        lost,
      },
      bars: {
        '0 dropped': waiting === ENQUIRIES && lost === 0,
        'all delivered after the fix': lost === 0 && held === 0,
        '0 duplicates': duplicates === 0,
      },
    }
  })
}
