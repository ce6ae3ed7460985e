import { mails } from '#content/mails.ts'
import { fill, fillPlural } from '#content/schema/fill.ts'
import { csv } from '../cli/exportCsv.ts'
import { VIEW } from '../outbox/counts.ts'
import type { InquiryCount } from '../outbox/Outbox.ts'

type Aspect = Exclude<keyof InquiryCount, 'day' | 'count'>

const words = mails.report
const aspects = Object.keys(words.titles) as Aspect[]
const forms: Record<string, string> = words.forms
const none: Record<Aspect, string> = { form: '', ...words.none }

/**
 * Writes the counts of a month as tables to read.
 * @param month such as `2026-11`
 */
export function reportText(month: string, counts: InquiryCount[]): string {
  const views = counts.filter(isView)
  const inquiries = counts.filter((count) => !isView(count))
  const total = sum(inquiries)
  const days = new Set(inquiries.map(({ day }) => day)).size
  const head =
    total === 0
      ? fill(words.empty, { month })
      : fill(words.head, {
          inquiries: fillPlural(words.inquiries, { count: total }),
          month,
          days: fillPlural(words.days, { count: days }),
        })
  const tables = total === 0 ? [] : aspects.map((aspect) => table(aspect, inquiries))
  if (views.length > 0) tables.push(table('page', views, words.views))
  return `${[head, ...tables].join('\n\n')}\n`
}

function table(aspect: Aspect, counts: InquiryCount[], title = words.titles[aspect]): string {
  const rows = sumsOf(aspect, counts).map(
    ([name, count]) => [forms[name] ?? (name || none[aspect]), count] as const,
  )
  const width = Math.max(...rows.map(([name]) => name.length))
  const total = sum(counts)
  const lines = rows.map(
    ([name, count]) => `  ${name.padEnd(width)}  ${String(count).padStart(5)}  ${share(count, total)}`,
  )
  return `${title}\n${lines.join('\n')}`
}

/** The most frequent first. */
function sumsOf(aspect: Aspect, counts: InquiryCount[]): [name: string, count: number][] {
  const names = [...new Set(counts.map((one) => one[aspect]))]
  const sums = names.map((name): [string, number] => [
    name,
    sum(counts.filter((one) => one[aspect] === name)),
  ])
  return sums.sort(([, a], [, b]) => b - a)
}

/** Writes the views of each article as the lines of its file. */
export function viewsText(counts: InquiryCount[]): string {
  const views = counts.filter(isView)
  const days = views.map(({ day }) => day).sort()
  if (views.length === 0) return 'No views of articles have been counted yet.\n'
  const files = sumsOf('page', views).map(
    ([page, count]) =>
      `content/articles/${page.split('/').at(-1)}.md\n  views: "${count.toLocaleString('en-US')}"\n  viewsMonth: "${days.at(-1)?.slice(0, 7)}"`,
  )
  return `${[`Views of articles since ${days[0]} (UTC)`, ...files].join('\n\n')}\n`
}

const isView = ({ form }: InquiryCount) => form === VIEW

/** Writes counts as CSV, one line per day and combination. */
export const reportCsv = (counts: InquiryCount[]) =>
  csv([
    ['day', ...aspects, 'count'],
    ...counts.map((one) => [one.day, ...aspects.map((aspect) => one[aspect]), String(one.count)]),
  ])

const sum = (counts: InquiryCount[]) => counts.reduce((total, { count }) => total + count, 0)
const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`.padStart(6)
