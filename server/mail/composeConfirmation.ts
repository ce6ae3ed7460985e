import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import { brand } from '#content/brand.ts'
import { mails } from '#content/mails.ts'
import { escapeHtml } from '#content/schema/escape.ts'
import { fill } from '#content/schema/fill.ts'
import { answerDueAt } from '#content/schema/officeTime.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { type MailAddresses, shared } from './composeMail.ts'
import { mailDate } from './mailDates.ts'
import { LETTERHEAD, mailDocument } from './mailHtml.ts'

const MAX_NAME_LENGTH = 60
const words = mails.confirmation

/**
 * Composes the mail that confirms an inquiry to its sender. Of what was typed, it repeats the letters of the name alone: a
 * stranger must not be able to send a text of his own to someone else's address.
 */
export function composeConfirmation(inquiry: Inquiry, { from, siteUrl }: MailAddresses): MailComposerOptions {
  const { id, kind, fields, messageId, reference, receivedAt } = inquiry
  const name = lettersOf(fields.name)
  const [phone] = brand.phones
  const due = mailDate(answerDueAt(new Date(receivedAt)))
  const reach = phone ? fill(words.reach, { phone: phone.number }) : brand.emails.contact
  const lines = [
    name && name.length <= MAX_NAME_LENGTH ? fill(words.greeting, { name }) : words.greetingWithoutName,
    fill(words.received[kind], { reference }),
    ...words.paragraphs.map((text) => fill(text, { due, reach })),
    [brand.legalName, ...(siteUrl ? [siteUrl] : [])].join('\n'),
  ]
  return {
    ...shared(id, receivedAt, { from, to: fields.email ?? '' }),
    // No one is told when this mail doesn't arrive (RFC 3834, section 3.3).
    envelope: { from: '' },
    replyTo: brand.emails.contact,
    subject: fill(words.subject[kind], { reference }),
    messageId: `<confirmation.${messageId}>`,
    headers: {
      'X-Enquiry-Reference': reference,
      'Auto-Submitted': 'auto-replied',
      // Outlook's programs don't know the header above.
      'X-Auto-Response-Suppress': 'All',
    },
    text: `${lines.join('\n\n')}\n`,
    html: html(lines),
  }
}

/** Letters, spaces and what joins names; nothing that could be a link. */
const lettersOf = (name = '') =>
  name
    .replace(/[^\p{L}\p{M}’' -]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const STYLE = `margin:0 auto;max-width:560px;padding:24px 16px;font:17px/1.55 system-ui,sans-serif;color:${brand.palette.ink}`

const html = (lines: string[]) =>
  mailDocument(brand.name, STYLE, [
    LETTERHEAD,
    ...lines.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`),
  ])
