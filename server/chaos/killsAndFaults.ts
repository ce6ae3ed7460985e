import { join } from 'node:path'
import { MAX_CONCURRENT_DELIVERIES } from '../delivery/startDeliveryWorker.ts'
import type { TestPostgres } from '../testing/startPostgres.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import { readMetric, untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'
import { startFaultyReceiver } from './startFaultyReceiver.ts'
import { startFaultySmtp } from './startFaultySmtp.ts'
import { startSupervisedServer } from './startSupervisedServer.ts'
import { sendMany } from './visitor.ts'

export interface KillOptions {
  inquiries: number
  ends: number
  signal: 'SIGKILL' | 'SIGTERM'
  /** Keeps the inquiries instead of SQLite, and is restarted a few times. */
  postgres?: TestPostgres | undefined
  databaseRestarts?: number
  /** How long the mail server keeps failing after the last inquiry, until four fifths are delivered. */
  faultsGoOnMs?: number
}

const SERVERS = 2
const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const VISITORS = 10
const DRAIN_MS = 60_000

/**
 * Visitors send until they are promised delivery, while two servers on one store are killed or stopped and, for
 * `SIGKILL`, the mail server fails in every known way. Then all faults stop, and what was promised is compared with
 * what arrived.
 */
export function killsAndFaults(options: KillOptions): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const { inquiries, ends, signal, postgres, databaseRestarts = 0, faultsGoOnMs = 120_000 } = options
    const faulty = signal === 'SIGKILL'
    const smtp = await startFaultySmtp(faulty)
    const receiver = await startFaultyReceiver(faulty)
    const database = postgres ? { DATABASE_URL: await postgres.newDatabase() } : undefined
    const servers = await Promise.all(
      Array.from({ length: SERVERS }, () =>
        startSupervisedServer({
          ...FAST,
          ...database,
          SMTP_URL: smtp.url,
          CONFIRM: 'on',
          WEBHOOK_URL: receiver.url,
          WEBHOOK_SECRET,
          WEBHOOK_ALLOW_PRIVATE: 'on',
          DATA_DIR: join(folder, 'data'),
        }),
      ),
    )
    const addresses = () => servers.map(({ address }) => address)

    let ended = 0
    let restarted = 0
    let disturbing: Promise<void> = Promise.resolve()
    const disturb = async (taken: number) => {
      if (restarted < Math.min(databaseRestarts, Math.floor((taken / inquiries) * (databaseRestarts + 1)))) {
        restarted += 1
        await postgres?.restartImmediately()
      }
      while (ended < Math.floor((taken / inquiries) * ends)) {
        ended += 1
        await sleep(Math.random() * 200)
        await servers[ended % SERVERS]?.end(signal)
      }
    }
    const { promised, failures } = await sendMany(inquiries, VISITORS, addresses, (taken) => {
      // Visitors wait for the previous disturbance, so that each one happens while others are sending.
      const before = disturbing
      disturbing = before.then(() => disturb(taken))
      return before
    })
    await disturbing
    // Most of the mail has to get through while the mail server still fails.
    for (let waited = 0; waited < faultsGoOnMs && smtp.mails.length < inquiries * 1.6; waited += 250)
      await sleep(250)
    await smtp.calm()
    receiver.calm()
    const drainMs = await untilDrained(addresses()[0] ?? '', DRAIN_MS * 3).catch(() => Number.NaN)
    const held = await readMetric(addresses()[0] ?? '', 'outbox_held')
    await Promise.all(servers.map((server) => server.stop()))
    await smtp.stop()
    receiver.stop()

    const { received, duplicates, mostCopies, different } = countMails(smtp.mails)
    const lost = promised.filter(({ reference }) => !received.has(reference)).length
    const confirmed = countMails(smtp.mails, 'confirmation')
    const posted = new Set(
      [...receiver.taken.values()].map(([body = '{}']) => JSON.parse(body).data.reference as string),
    )
    const output = servers.map((server) => server.output()).join('')
    const refused = new Set(
      Array.from(output.matchAll(/"event":"given up".*"reference":"([^"]+)"/g), ([, reference]) => reference),
    )
    const unconfirmed = promised.filter(
      ({ reference }) => !confirmed.received.has(reference) && !refused.has(reference),
    ).length
    const unposted = promised.filter(({ reference }) => !posted.has(reference)).length
    const posts = [...receiver.taken.values()]
    const ambiguous = smtp.ambiguous()
    const longestEndMs = Math.max(...servers.map((server) => server.ends.longestMs))
    const bars: Record<string, boolean> = {
      '0 lost': lost === 0 && held === 0,
      'all posted to the webhook': unposted === 0,
      'all confirmed but those the mail server refused for good': unconfirmed === 0,
      'copies identical': different + confirmed.different === 0 && posts.every(({ size }) => size === 1),
      'drained within 60 s': drainMs <= DRAIN_MS,
    }
    // A kill can prevent recording every mail in progress; both at once has been observed.
    if (faulty)
      bars['duplicates at most ambiguous endings + mails under way at the kills'] =
        duplicates <= ambiguous + ended * MAX_CONCURRENT_DELIVERIES
    else {
      bars['0 duplicates'] = duplicates === 0
      bars['each end clean and within 30 s'] =
        longestEndMs <= 30_000 && servers.every((server) => server.ends.unclean === 0)
    }
    return {
      test: faulty ? 'kill -9 and SMTP faults' : 'SIGTERM, healthy SMTP',
      store: postgres ? 'postgres' : 'sqlite',
      figures: {
        promised: promised.length,
        [signal === 'SIGKILL' ? 'kill -9' : 'SIGTERM']: ended,
        ...(postgres ? { 'database restarts': restarted } : {}),
        'failed attempts': failures,
        'ambiguous endings': ambiguous,
        duplicates: `${duplicates} (most copies ${mostCopies})`,
        'posted, confirmed, refused': `${posted.size}, ${confirmed.received.size}, ${refused.size}`,
        lost,
        drained: `${(drainMs / 1000).toFixed(1)} s`,
        'longest end': `${(longestEndMs / 1000).toFixed(1)} s`,
      },
      bars,
    }
  })
}
