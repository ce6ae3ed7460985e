import { DEMO_BODY } from '../testing/makeEnquiry.ts'
import { markTexts } from '../testing/markTexts.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import { readMetrics } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'

const CANARY = 'cAnArY90417'

/** Test 14: personal data never appears in logs, metrics or responses, whatever goes wrong. */
export function canary(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const faults = [{ recipient: 550 }, { data: 554 }, { greeting: 421 }, { hangUp: 'after' as const }]
    let mail = 0
    const sink = await startSmtpSink({ answer: () => faults[mail++ % faults.length] ?? {} })
    const server = await startChildServer({ ...FAST, DATA_DIR: folder, SMTP_URL: sink.url })
    const marked = markTexts(DEMO_BODY, CANARY)
    const bodies = [
      marked,
      { ...marked, companySize: CANARY },
      { ...marked, email: CANARY },
      CANARY,
      [marked],
    ]
    let seen = ''
    for (const body of [...bodies, ...bodies]) {
      const response = await fetch(`${server.address}/api/demo-requests?utm_source=${CANARY}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'User-Agent': CANARY },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      seen += (await response.text()) + JSON.stringify([...response.headers])
    }
    await sleep(8000)
    seen += await readMetrics(server.address)
    await server.end('SIGTERM')
    await sink.close()
    const hits = (seen + server.output()).split(CANARY).length - 1
    const lines = server.output().split('\n').length
    return {
      test: '14 personal data in logs and answers',
      store: 'files',
      figures: { 'log lines': lines, attempts: mail, hits },
      bars: { '0 hits': hits === 0, 'every fault was met': mail >= faults.length },
    }
  })
}
