import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DurableStep } from '../outbox/file/durably.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { until } from '../testing/until.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder } from './harness.ts'
import { untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'
import { sendUntilTaken } from './visitor.ts'

const STEPS: DurableStep[] = ['written', 'synced', 'linked', 'folder synced', 'sent', 'moved']
const CRASHING = fileURLToPath(new URL('./crashingServer.ts', import.meta.url))

/**
 * Test 8: the server is killed at each step of storing and delivering; the visitor retries, and the next server
 * delivers.
 */
export function crashSteps(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const copies: Record<string, number> = {}
    let lost = 0
    let different = 0
    for (const step of STEPS) {
      const sink = await startSmtpSink()
      const settings = { ...FAST, DATA_DIR: join(folder, step.replace(' ', '-')), SMTP_URL: sink.url }
      const crashing = await startChildServer({ ...settings, CRASH_AT: step }, CRASHING)
      let address = crashing.address
      const taking = sendUntilTaken(() => [address], 1)
      await until(() => crashing.process.signalCode === 'SIGKILL', `a crash at "${step}"`, 20_000)
      const next = await startChildServer(settings)
      address = next.address
      const { reference } = await taking
      await untilDrained(next.address, 20_000)
      await next.end('SIGTERM')
      await sink.close()
      const counts = countMails(sink.mails)
      copies[step] = sink.mails.length
      lost += counts.received.has(reference) ? 0 : 1
      different += counts.different + counts.twoMessageIds
    }
    return {
      test: '8 crash at each step',
      store: 'files',
      figures: {
        ...Object.fromEntries(STEPS.map((step) => [`mails after "${step}"`, copies[step] ?? 0])),
        lost,
      },
      bars: {
        '0 lost': lost === 0,
        'a copy only between 250 and the record': STEPS.every(
          (step) => copies[step] === (step === 'sent' ? 2 : 1),
        ),
        'copies identical': different === 0,
      },
    }
  })
}
