import { csv } from '../cli/exportCsv.ts'
import type { InquiryCount } from '../outbox/Outbox.ts'

type Aspect = Exclude<keyof InquiryCount, 'day' | 'count'>

const TITLES: Record<Aspect, string> = {
  form: 'Form',
  topic: 'Topic',
  page: 'Page it was sent from',
  campaign: 'Campaign',
}
const FORMS: Record<string, string> = { demo: 'Demo requests', contact: 'Contact messages' }
const NONE: Record<Aspect, string> = { form: '', topic: 'no topic', page: 'unknown', campaign: 'no campaign' }

/**
 * Writes the inquiries of a month as tables to read.
 * @param month such as `2026-11`
 */
export function reportText(month: string, counts: InquiryCount[]): string {
  const total = sum(counts)
  if (total === 0) return `No inquiries were received in ${month}.\n`
  const days = new Set(counts.map(({ day }) => day)).size
  const tables = (Object.keys(TITLES) as Aspect[]).map((aspect) => {
    const names = [...new Set(counts.map((one) => one[aspect]))]
    const rows = names.map((name) => {
      const theirs = counts.filter((one) => one[aspect] === name)
      return [FORMS[name] ?? (name || NONE[aspect]), sum(theirs)] as const
    })
    rows.sort(([, a], [, b]) => b - a)
    const width = Math.max(...rows.map(([name]) => name.length))
    const lines = rows.map(
      ([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(5)}  ${share(count, total)}`,
    )
    return `${TITLES[aspect]}\n${lines.join('\n')}`
  })
  const head = `${total} ${total === 1 ? 'inquiry' : 'inquiries'} in ${month}, on ${days} ${days === 1 ? 'day' : 'days'} (UTC)`
  return `${[head, ...tables].join('\n\n')}\n`
}

/** Writes counts as CSV, one line per day and combination. */
export const reportCsv = (counts: InquiryCount[]) =>
  csv([
    ['day', ...Object.keys(TITLES), 'count'],
    ...counts.map(({ day, form, topic, page, campaign, count }) => [
      day,
      form,
      topic,
      page,
      campaign,
      String(count),
    ]),
  ])

const sum = (counts: InquiryCount[]) => counts.reduce((total, { count }) => total + count, 0)
const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`.padStart(6)
