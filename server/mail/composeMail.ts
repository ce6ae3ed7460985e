import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import { mails } from '#content/mails.ts'
import { fill } from '#content/schema/fill.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { canBeRepliedTo, mailContent, sizeText } from './mailContent.ts'
import { mailHtml } from './mailHtml.ts'
import { mailText } from './mailText.ts'

export interface MailAddresses {
  /** `Name <address>` or a bare address, from the settings. */
  from: string
  /** Where inquiries go. */
  to: string
  /** Public address of the site, for links to its pages. */
  siteUrl?: string | undefined
}

const MAX_SUBJECT_PART_LENGTH = 80

/**
 * Composes the mail to sales. The same inquiry and addresses always produce the same bytes, so that a mailbox can
 * detect duplicates. Visitor text appears in the subject, in Reply-To (address only) and in the body.
 */
export function composeMail(inquiry: Inquiry, { from, to, siteUrl }: MailAddresses): MailComposerOptions {
  const { id, kind, fields, messageId, reference, receivedAt, suspicion } = inquiry
  const content = mailContent(inquiry, siteUrl)
  const subject = fill(mails.inquiry.subject, {
    kind: mails.inquiry.kinds[kind],
    company: cut(fields.company),
    size: sizeText(fields.companySize),
    name: cut(fields.name),
  })
  return {
    ...shared(id, receivedAt, { from, to }),
    ...(canBeRepliedTo(fields.email) ? { replyTo: { name: '', address: fields.email } } : {}),
    // Mail programs would decode what looks like an encoded word (RFC 2047), line breaks included.
    subject: subject.replaceAll('=?', '= ?'),
    messageId: `<${messageId}>`,
    headers: {
      'X-Enquiry-Reference': reference,
      'X-Enquiry-Score': `${suspicion.score}${suspicion.signs.length > 0 ? ` (${suspicion.signs.join('; ')})` : ''}`,
    },
    text: mailText(content),
    html: mailHtml(content),
  }
}

/** Composes the mail that replaces an inquiry whose text the mail server rejects. It contains no visitor text. */
export function composeNotice(inquiry: Inquiry, { from, to }: MailAddresses): MailComposerOptions {
  const { id, messageId, reference, receivedAt } = inquiry
  return {
    ...shared(id, receivedAt, { from, to }),
    subject: fill(mails.rejected.subject, { reference }),
    messageId: `<notice.${messageId}>`,
    headers: { 'X-Enquiry-Reference': reference },
    text: `${fill(mails.rejected.text, { reference })}\n`,
  }
}

/** What all mails have in common. The boundary comes from the inquiry, so that every copy has the same bytes. */
export const shared = (id: string, receivedAt: string, { from, to }: MailAddresses) => ({
  from,
  to,
  date: new Date(receivedAt),
  baseBoundary: id,
  newline: 'win',
  encoding: 'quoted-printable',
  disableFileAccess: true,
  disableUrlAccess: true,
  xMailer: false as const,
})

function cut(text = ''): string {
  const letters = [...text]
  return letters.length > MAX_SUBJECT_PART_LENGTH
    ? `${letters.slice(0, MAX_SUBJECT_PART_LENGTH - 1).join('')}…`
    : text
}
