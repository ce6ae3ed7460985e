import { join } from 'node:path'
import { DEMO_BODY } from '../testing/makeInquiry.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import type { TestPostgres } from '../testing/startPostgres.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { FAST, inNewFolder } from './harness.ts'
import { untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'

/** Two servers on one store get one key 20 times at once, after delivery and after a restart. */
export function sameKey(postgres?: TestPostgres): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const sink = await startSmtpSink()
    const database = postgres ? { DATABASE_URL: await postgres.newDatabase() } : undefined
    const start = () =>
      Promise.all(
        Array.from({ length: 2 }, () =>
          startChildServer({ ...FAST, ...database, SMTP_URL: sink.url, DATA_DIR: join(folder, 'data') }),
        ),
      )
    const answers: string[] = []
    const post = async (address: string) => {
      const response = await fetch(`${address}/api/demo-requests`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'one-and-the-same' },
        body: JSON.stringify(DEMO_BODY),
      })
      answers.push(`${response.status} ${await response.text()}`)
    }
    const postTwenty = async (servers: { address: string }[]) => {
      await Promise.all(
        Array.from({ length: 20 }, (_, at) => post(servers[at % servers.length]?.address ?? '')),
      )
      await untilDrained(servers[0]?.address ?? '', 20_000)
    }
    const first = await start()
    await postTwenty(first)
    await postTwenty(first)
    await Promise.all(first.map((server) => server.end('SIGTERM')))
    const second = await start()
    await postTwenty(second)
    await Promise.all(second.map((server) => server.end('SIGTERM')))
    await sink.close()
    return {
      test: 'the same key 60 times',
      store: postgres ? 'postgres' : 'sqlite',
      figures: {
        answers: answers.length,
        'different answers': new Set(answers).size,
        mails: sink.mails.length,
      },
      bars: {
        '1 mail': sink.mails.length === 1,
        'one answer, 202': new Set(answers).size === 1 && answers[0]?.startsWith('202') === true,
      },
    }
  })
}
