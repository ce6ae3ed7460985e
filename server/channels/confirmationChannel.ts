import { createHash } from 'node:crypto'
import { foldAddress } from '../inquiry/foldText.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { SUSPICION_THRESHOLD } from '../inquiry/rateSuspicion.ts'
import { composeConfirmation } from '../mail/composeConfirmation.ts'
import type { MailAddresses } from '../mail/composeMail.ts'
import type { Mailer } from '../mail/Mailer.ts'
import { canBeRepliedTo } from '../mail/mailContent.ts'
import type { Delivery } from '../outbox/Outbox.ts'
import type { Channel } from './Channel.ts'

/** After a day, nobody wonders any longer whether the message arrived. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000

/**
 * The delivery that confirms an inquiry to its sender. Its id is made from the address, so that the store keeps one at a time
 * and none within an hour of the last; the digest can't be told apart from those of other senders without knowing the address.
 * @returns none if a stranger could have sent the inquiry to annoy someone else
 */
export function confirmationOf(inquiry: Inquiry): Delivery[] {
  const { email } = inquiry.fields
  if (!canBeRepliedTo(email) || inquiry.suspicion.score >= SUSPICION_THRESHOLD) return []
  const digest = createHash('sha256').update(foldAddress(email)).digest('hex')
  return [{ id: `${digest.slice(0, 32)}:confirmation`, channel: 'confirmation' }]
}

/** Creates the channel that tells visitors that their inquiry has arrived. What doesn't arrive is given up without an alarm. */
export function confirmationChannel(mailer: Mailer, addresses: MailAddresses): Channel {
  return {
    name: 'confirmation',
    receiver: 'mail server for confirmations',
    giveUpAfterMs: GIVE_UP_AFTER_MS,
    atEnd: 'drop',
    async send(inquiry, { signal }) {
      const { email = '' } = inquiry.fields
      const failure = await mailer(composeConfirmation(inquiry, addresses), email, signal)
      if (!failure) return
      const { kind: why, code, isPermanent } = failure
      return { kind: why === 'transport' ? 'unreachable' : isPermanent ? 'drop' : 'later', code, why }
    },
  }
}
