import type { ReceivedMail } from '../testing/startSmtpSink.ts'

export interface MailCounts {
  received: Set<string>
  /** Mails beyond the first for each enquiry, and the highest number of copies of one. */
  duplicates: number
  mostCopies: number
  /** Enquiries whose copies differ in a byte or in their Message-ID. */
  different: number
  twoMessageIds: number
}

/** Counts the received mails by the reference in their header. Notices about a rejected text don't count. */
export function countMails(mails: ReceivedMail[]): MailCounts {
  const byReference = new Map<string, ReceivedMail[]>()
  const enquiries = mails.filter((mail) => !header(mail, 'Message-ID').startsWith('<notice.'))
  for (const mail of enquiries) {
    const reference = header(mail, 'X-Enquiry-Reference')
    byReference.set(reference, [...(byReference.get(reference) ?? []), mail])
  }
  const groups = [...byReference.values()]
  const kinds = (group: ReceivedMail[], of: (mail: ReceivedMail) => string) => new Set(group.map(of)).size
  return {
    received: new Set(byReference.keys()),
    duplicates: enquiries.length - groups.length,
    mostCopies: Math.max(0, ...groups.map(({ length }) => length)),
    different: groups.filter((group) => kinds(group, ({ bytes }) => bytes.toString('latin1')) > 1).length,
    twoMessageIds: groups.filter((group) => kinds(group, (mail) => header(mail, 'Message-ID')) > 1).length,
  }
}

function header({ bytes }: ReceivedMail, name: string): string {
  return new RegExp(`^${name}: (.*)\\r$`, 'm').exec(bytes.toString('latin1'))?.[1] ?? ''
}
