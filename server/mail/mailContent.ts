import type { Attribution } from '#content/schema/attribution.ts'
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

const HEADINGS = { demo: 'Demo request', contact: 'Contact message' }

const ORIGIN_LABELS: Record<keyof Attribution, string> = {
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  referrer: 'Referring site',
  landingPage: 'Landing page',
  sentFrom: 'Form sent from',
}

/**
 * Arranges an inquiry for sales.
 * @param siteUrl public address of the site, used to link the pages mentioned
 */
export function mailContent(inquiry: Inquiry, siteUrl?: string): MailContent {
  const { kind, fields, attribution, suspicion, reference, receivedAt } = inquiry
  const size = sizeText(fields.companySize ?? '')
  const received = new Date(receivedAt)
  const asked = fieldsOf(kind)
  const texts = asked.flatMap(({ name, label, control }) => {
    const text = fields[name]
    return text === undefined || control !== 'textarea' ? [] : [{ label, text }]
  })
  const unasked = formerFields(inquiry).map((name) => ({ label: name, text: fields[name] ?? '' }))
  return {
    heading: HEADINGS[kind],
    lead: `${fields.name} of ${fields.company} (${size}) ${kind === 'demo' ? 'requested a demo.' : 'sent a message.'}`,
    due: `We promised an answer by ${mailDate(answerDueAt(received))}.`,
    people: asked.flatMap((field) => {
      const value = fields[field.name]
      return value === undefined || field.control === 'textarea' ? [] : [lineOf(field, value)]
    }),
    texts: [...texts, ...unasked],
    origin: (Object.keys(ORIGIN_LABELS) as (keyof Attribution)[]).flatMap((key) => {
      const value = attribution[key]
      return value === undefined ? [] : [{ label: ORIGIN_LABELS[key], ...linkToPage(value, siteUrl) }]
    }),
    record: [
      { label: 'Received', value: mailDate(received) },
      { label: 'Reference', value: reference },
    ],
    caution:
      suspicion.score >= SUSPICION_THRESHOLD
        ? `Automatic check: this may have been sent by a bot (${suspicion.signs.join(', ')}). Check it before you answer.`
        : undefined,
    answer: canBeRepliedTo(fields.email)
      ? 'Reply to this email to answer the sender.'
      : 'To answer, copy the email address above; a reply to this email would not reach the sender.',
  }
}

/** `51-200` → `51-200 people`. */
export const sizeText = (size: string) => `${size} people`

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
