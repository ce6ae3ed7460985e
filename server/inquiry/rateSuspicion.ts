import { INQUIRY_FIELDS } from '#content/schema/inquiryFields.ts'
import type { Inquiry } from './Inquiry.ts'

interface SubmissionSignals {
  honeypot: unknown
  /** A number of milliseconds; absent when the form was sent without JavaScript. */
  elapsedMs: unknown
  /** What the visitor typed, by field. */
  fields: Record<string, string>
}

const MIN_HUMAN_MS = 2000
const MANY_LINKS_COUNT = 3
const LINK = /https?:\/\/|\bwww\.|\[url|<a\s/gi
const MARKUP = /<\/?[a-z][^>]*>/i
/** Single-line fields, some of which appear in the subject and heading of the mail: a URL doesn't belong there. */
const SINGLE_LINE_FIELDS = INQUIRY_FIELDS.filter(({ control }) => control === 'text' || control === 'tel')
const URL_SCHEME = /:\/\//

/** From this score on, the mail asks sales to double-check. */
export const SUSPICION_THRESHOLD = 3

/** Scores how likely an inquiry was sent by a bot. The score only informs; no inquiry is dropped because of it. */
export function rateSuspicion({ honeypot, elapsedMs, fields }: SubmissionSignals): Inquiry['suspicion'] {
  const found: [points: number, sign: string][] = []
  const filled = typeof honeypot === 'string' ? honeypot.trim() : (honeypot ?? '')
  if (filled !== '') found.push([5, 'hidden field filled in'])
  if (isFast(elapsedMs)) found.push([3, 'sent within two seconds'])
  const text = Object.values(fields).join('\n')
  if ((text.match(LINK)?.length ?? 0) >= MANY_LINKS_COUNT) found.push([2, 'many links'])
  if (MARKUP.test(text)) found.push([2, 'markup'])
  if (SINGLE_LINE_FIELDS.some(({ name }) => URL_SCHEME.test(fields[name] ?? '')))
    found.push([3, 'a link in the headline'])
  return { score: found.reduce((sum, [points]) => sum + points, 0), signs: found.map(([, sign]) => sign) }
}

const isFast = (elapsedMs: unknown) =>
  typeof elapsedMs === 'number' && elapsedMs >= 0 && elapsedMs < MIN_HUMAN_MS
