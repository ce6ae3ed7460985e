import type { Outbox } from '../outbox/Outbox.ts'
import { makeInquiry } from './makeInquiry.ts'

/** Stores three inquiries, each under the name of the state that it then has. */
export async function storeThree(outbox: Outbox): Promise<void> {
  for (const state of ['held', 'delivered', 'waiting']) await outbox.accept(makeInquiry(state))
  for (const claim of await outbox.claim('sales', 3)) {
    if (claim.id === makeInquiry('held').id) await outbox.hold(claim, 'content: 554')
    else if (claim.id === makeInquiry('delivered').id) await outbox.done(claim)
    else await outbox.defer(claim, 600_000)
  }
}
