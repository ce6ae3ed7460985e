import { mails } from '#content/mails.ts'
import { fill } from '#content/schema/fill.ts'
import type { Log } from '../log.ts'
import { mailStaff, type StaffMailbox } from '../mail/mailStaff.ts'
import type { Outbox } from '../outbox/Outbox.ts'
import { reportText } from './report.ts'

/** Later in a month, nobody waits for the last one's report: it was sent, or this is the first start. */
const LAST_DAY = 7

/** Mails the report of the last month, once for all servers. Call it every hour or so. */
export async function mailReport(outbox: Outbox, log: Log, reader: StaffMailbox): Promise<void> {
  const today = new Date()
  if (today.getUTCDate() > LAST_DAY) return
  const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - 1, 1))
    .toISOString()
    .slice(0, 7)
  const counts = await outbox.takeReport(month)
  if (!counts) return
  const subject = fill(mails.report.subject, { month })
  const failure = await mailStaff(reader, `report.${month}`, subject, reportText(month, counts))
  if (!failure) return
  await outbox.returnReport(month)
  log.warn('report not mailed', { month, code: failure.code })
}
