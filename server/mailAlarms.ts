import { randomUUID } from 'node:crypto'
import type { Log } from './log.ts'
import { mailStaff, type StaffMailbox } from './mail/mailStaff.ts'

const QUIET_MS = 3_600_000

/**
 * A log that also mails alarms to the operator: each kind of each channel at once, and while it goes on, once an hour with the
 * number of repetitions. When mail itself is down, the log and `/metrics` are what is left.
 */
export function mailAlarms(log: Log, operator: StaffMailbox): Log {
  /** What happens in the hour after a mail. */
  const quiet = new Map<string, { fields: object; times: number }>()

  function mail(key: string, event: string, fields: object, times: number): void {
    const hour = { fields, times: 0 }
    quiet.set(key, hour)
    const end = () => {
      quiet.delete(key)
      if (hour.times > 0) mail(key, event, hour.fields, hour.times)
    }
    setTimeout(end, QUIET_MS).unref()
    const facts = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
    const again = times > 0 ? [`Times since the last email: ${times}. This is the latest.`] : []
    const help =
      'What to do is in docs/operations.md, under this name. More of the same is mailed once an hour at most.'
    const text = `${[event, ...facts, ...again, '', help].join('\n')}\n`
    void mailStaff(operator, `alarm.${randomUUID()}`, `Website alarm: ${event}`, text).then(
      (failure) => failure && log.warn('alarm not mailed', { alarm: event, code: failure.code }),
    )
  }

  return {
    ...log,
    alarm(event, fields = {}) {
      log.alarm(event, fields)
      const key = `${event} ${fields.channel}`
      const hour = quiet.get(key)
      if (!hour) return mail(key, event, fields, 0)
      hour.fields = fields
      hour.times += 1
    },
  }
}
