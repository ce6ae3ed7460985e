import { errorCode, type Log } from './log.ts'
import { mailStaff, type StaffMailbox } from './mail/mailStaff.ts'

const QUIET_MS = 3_600_000

/**
 * A log that also mails alarms to the operator: each kind at once, and while it goes on, once an hour with the number of
 * repetitions. When mail itself is down, the log and `/metrics` are what is left.
 */
export function mailAlarms(log: Log, operator: StaffMailbox): Log {
  const mailed = new Map<string, { at: number; silent: number }>()

  async function mail(event: string, fields: object, silent: number): Promise<void> {
    const facts = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
    const again = silent > 0 ? [`It has happened ${silent} more times since the last email.`] : []
    const help =
      'What to do is in docs/operations.md, under this name. More of the same is mailed once an hour at most.'
    const text = `${[event, ...facts, ...again, '', help].join('\n')}\n`
    await mailStaff(operator, `alarm.${Date.now()}.${mailed.size}`, `Website alarm: ${event}`, text)
  }

  return {
    ...log,
    alarm(event, fields = {}) {
      log.alarm(event, fields)
      const last = mailed.get(event)
      if (last && Date.now() - last.at < QUIET_MS) {
        last.silent += 1
        return
      }
      mailed.set(event, { at: Date.now(), silent: 0 })
      mail(event, fields, last?.silent ?? 0).catch((error) =>
        log.warn('alarm not mailed', { alarm: event, code: errorCode(error) }),
      )
    },
  }
}
