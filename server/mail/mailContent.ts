import { mails } from '#content/mails.ts'
import type { Attribution } from '#content/schema/attribution.ts'
import { fill } from '#content/schema/fill.ts'
import { type FormField, fieldsOf } from '#content/schema/inquiryFields.ts'
import { answerDueAt } from '#content/schema/officeTime.ts'
import { formerFields } from '../inquiry/formerFields.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { SUSPICION_THRESHOLD } from '../inquiry/rateSuspicion.ts'
import { mailDate } from './mailDates.ts'

export interface MailLine {
  label: string
  value: string
  /** Link of the value. */
  href?: string
}

/** Content of a mail to sales, before it is rendered as text or HTML. */
export interface MailContent {
  heading: string
  /** Who wants what, in one sentence. */
  lead: string
  /** By when an answer was promised. */
  due: string
  people: MailLine[]
  /** Long texts, in the order of the form. */
  texts: { label: string; text: string }[]
  origin: MailLine[]
  record: MailLine[]
  /** A warning, if the inquiry looks like spam. */
  caution: string | undefined
  /** How to reply. */
  answer: string
}

/**
 * Whether Reply-To can hold an address. A non-ASCII mailbox name needs SMTPUTF8 on every server on the way, and one
 * that looks like an encoded word would be decoded by some programs.
 */
export function canBeRepliedTo(email: string | undefined): email is string {
  return email !== undefined && /^[\x21-\x7e]+@\S+$/.test(email) && !email.includes('=?')
}

const words = mails.inquiry

/**
 * Arranges an inquiry for sales.
 * @param siteUrl public address of the site, used to link the pages mentioned
 */
export function mailContent(inquiry: Inquiry, siteUrl?: string): MailContent {
  const { kind, fields, attribution, suspicion, reference, receivedAt } = inquiry
  const { name = '', company = '' } = fields
  const received = new Date(receivedAt)
  const given = fieldsOf(kind).filter(({ name }) => fields[name] !== undefined)
  const isLong = ({ control }: FormField) => control === 'textarea'
  const texts = given.filter(isLong).map(({ name, label }) => ({ label, text: fields[name] ?? '' }))
  const unasked = formerFields(inquiry).map((name) => ({ label: name, text: fields[name] ?? '' }))
  return {
    heading: words.kinds[kind],
    lead: fill(words.lead[kind], { name, company, size: sizeText(fields.companySize) }),
    due: fill(words.due, { due: mailDate(answerDueAt(received)) }),
    people: given.filter((field) => !isLong(field)).map((field) => lineOf(field, fields[field.name] ?? '')),
    texts: [...texts, ...unasked],
    origin: (Object.keys(words.origins) as (keyof Attribution)[]).flatMap((key) => {
      const value = attribution[key]
      return value === undefined ? [] : [{ label: words.origins[key], ...linkToPage(value, siteUrl) }]
    }),
    record: [
      { label: words.received, value: mailDate(received) },
      { label: words.reference, value: reference },
    ],
    caution:
      suspicion.score >= SUSPICION_THRESHOLD
        ? fill(words.caution, { signs: suspicion.signs.join(', ') })
        : undefined,
    answer: canBeRepliedTo(fields.email) ? words.reply : words.copy,
  }
}

/** `51-200` → `51-200 people`. */
export const sizeText = (size = '') => fill(words.size, { size })

/** Turns a path of our site into an absolute link; anything else stays text. */
function linkToPage(value: string, siteUrl: string | undefined): Omit<MailLine, 'label'> {
  if (!siteUrl || !value.startsWith('/') || !URL.canParse(value, siteUrl)) return { value }
  const { href, origin } = new URL(value, siteUrl)
  return origin === new URL(siteUrl).origin ? { value: href, href } : { value }
}

function lineOf({ label, control, choices }: FormField, value: string): MailLine {
  const line = { label, value: choices?.find((choice) => choice.value === value)?.label ?? value }
  if (control === 'email') return { ...line, href: `mailto:${encodeURIComponent(value).replace('%40', '@')}` }
  const digits = value.replace(/[^\d+]/g, '')
  return control === 'tel' && digits.length >= 5 ? { ...line, href: `tel:${digits}` } : line
}
