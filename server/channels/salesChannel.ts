import type { Log } from '../log.ts'
import { composeMail, composeNotice, type MailAddresses } from '../mail/composeMail.ts'
import type { Mailer } from '../mail/Mailer.ts'
import type { Channel } from './Channel.ts'

interface SalesOptions {
  mailer: Mailer
  addresses: MailAddresses
  /** Receives an inquiry that the sales address has rejected for an hour. */
  fallback: string | undefined
  log: Log
}

const FALLBACK_AFTER_MS = 3_600_000
/** RFC 5321, section 4.5.4.1. The inquiry is kept even then. */
const GIVE_UP_AFTER_MS = 5 * 24 * 3_600_000

/** Creates the channel that mails inquiries to sales. It never gives one up: after five days a person decides. */
export function salesChannel({ mailer, addresses, fallback, log }: SalesOptions): Channel {
  return {
    name: 'sales',
    receiver: 'mail server',
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    atEnd: 'hold',
    async send(inquiry, { ageMs, signal }) {
      const mail = (recipient: string) => mailer(composeMail(inquiry, addresses), recipient, signal)
      const failure = await mail(addresses.to)
      if (!failure) return
      const { kind: why, code } = failure
      // If the server accepts a mail without the visitor's text, the text was the cause of the rejection.
      const notice = () => mailer(composeNotice(inquiry, addresses), addresses.to, signal)
      if (why === 'content' && !(await notice())) {
        // The filter may have been fixed between the two mails; only a second rejection proves that the text is the
        // cause.
        const second = await mail(addresses.to)
        if (!second) return
        if (second.kind === 'content') return { kind: 'hold', code, why }
      }
      const isReachable = why !== 'transport'
      if (isReachable && fallback && ageMs >= FALLBACK_AFTER_MS && !(await mail(fallback))) {
        log.alarm('delivered to the fallback address', { reference: inquiry.reference })
        return
      }
      return { kind: isReachable ? 'later' : 'unreachable', code, why }
    },
  }
}
