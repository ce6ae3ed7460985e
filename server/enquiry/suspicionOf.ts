import { ENQUIRY_FIELDS } from '#content/schema/enquiryFields.ts'
import type { Enquiry } from './Enquiry.ts'

interface Traces {
  trap: unknown
  /** Milliseconds as a number or digits; absent when the form was sent without JavaScript. */
  elapsedMs: unknown
  /** What the visitor typed, by field. */
  fields: Record<string, string>
}

const FASTEST_PERSON_MS = 2000
const MANY_LINKS = 3
const LINK = /https?:\/\/|\bwww\.|\[url|<a\s/gi
const MARKUP = /<\/?[a-z][^>]*>/i
/** Fields of a few words, some of them in the subject and the headline of the mail: an address has no place there. */
const HEADLINES = ENQUIRY_FIELDS.filter(({ control }) => control === 'text' || control === 'tel')
const ADDRESS = /:\/\//

/** From this score on the mail tells sales to look twice. */
export const SUSPECT_SCORE = 3

/** Rates how much an enquiry looks like it was sent by a program. It only informs, nothing is dropped for it. */
export function suspicionOf({ trap, elapsedMs, fields }: Traces): Enquiry['suspicion'] {
  const found: [points: number, sign: string][] = []
  if (typeof trap === 'string' ? trap.trim() !== '' : trap !== undefined && trap !== null) {
    found.push([5, 'hidden field filled in'])
  }
  if (isFast(elapsedMs)) found.push([3, 'sent within two seconds'])
  const text = Object.values(fields).join('\n')
  if ((text.match(LINK)?.length ?? 0) >= MANY_LINKS) found.push([2, 'many links'])
  if (MARKUP.test(text)) found.push([2, 'markup'])
  if (HEADLINES.some(({ name }) => ADDRESS.test(fields[name] ?? '')))
    found.push([3, 'a link in the headline'])
  return { score: found.reduce((sum, [points]) => sum + points, 0), signs: found.map(([, sign]) => sign) }
}

function isFast(elapsedMs: unknown): boolean {
  if (typeof elapsedMs !== 'number' && !(typeof elapsedMs === 'string' && /^\d{1,15}$/.test(elapsedMs)))
    return false
  const elapsed = Number(elapsedMs)
  return elapsed >= 0 && elapsed < FASTEST_PERSON_MS
}
