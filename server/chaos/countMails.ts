import type { ReceivedMail } from '../testing/startSmtpSink.ts'

export interface MailCounts {
  received: Set<string>
  /** Mails beyond the first for each inquiry, and the highest number of copies of one. */
  duplicates: number
  mostCopies: number
  /** Inquiries whose copies differ in a byte, such as of the Message-ID. */
  different: number
}

/**
 * Counts the received mails by the reference in their header. Notices about a rejected text don't count.
 * @param channel those to sales, or those to visitors
 */
export function countMails(mails: ReceivedMail[], channel: 'sales' | 'confirmation' = 'sales'): MailCounts {
  const byReference = new Map<string, ReceivedMail[]>()
  const inquiries = mails.filter((mail) => {
    const [, kind = 'sales'] = /^<(notice|confirmation)\./.exec(header(mail, 'Message-ID')) ?? []
    return kind === channel
  })
  for (const mail of inquiries) {
    const reference = header(mail, 'X-Enquiry-Reference')
    byReference.set(reference, [...(byReference.get(reference) ?? []), mail])
  }
  const groups = [...byReference.values()]
  return {
    received: new Set(byReference.keys()),
    duplicates: inquiries.length - groups.length,
    mostCopies: Math.max(0, ...groups.map(({ length }) => length)),
    different: groups.filter(([first, ...others]) => others.some(({ bytes }) => !first?.bytes.equals(bytes)))
      .length,
  }
}

function header({ bytes }: ReceivedMail, name: string): string {
  return new RegExp(`^${name}: (.*)\\r$`, 'm').exec(bytes.toString('latin1'))?.[1] ?? ''
}
