import { mails } from '#content/mails.ts'
import { fill } from '#content/schema/fill.ts'
import { errorCode, type Log } from '../log.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import { reportText } from './report.ts'

interface ReportOptions {
  outbox: Pick<Outbox, 'takeReport' | 'returnReport'>
  mailer: Mailer
  log: Log
  from: string
  to: string
  /** The clock, in epoch milliseconds. */
  now: () => number
}

/** Later in a month, nobody waits for the last one's report: it was sent, or this is the first start. */
const LAST_DAY = 7

/** Mails the report of the last month, once for all servers. Call it every hour or so. */
export async function mailReport({ outbox, mailer, log, from, to, now }: ReportOptions): Promise<void> {
  const today = new Date(now())
  if (today.getUTCDate() > LAST_DAY) return
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
    .toISOString()
    .slice(0, 7)
  const counts = await outbox.takeReport(month)
  if (!counts) return
  const mail = {
    from,
    to,
    subject: fill(mails.report.subject, { month }),
    text: reportText(month, counts),
    messageId: `<report.${month}@${from.split('@').at(-1)?.replace('>', '')}>`,
  }
  try {
    await mailer.send(mail, to, AbortSignal.timeout(60_000))
  } catch (error) {
    await outbox.returnReport(month)
    log.warn('report not mailed', { month, code: errorCode(error) })
  }
}
