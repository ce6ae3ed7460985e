import type { Env } from '../env.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { type Delivery, deliveryId } from '../outbox/Outbox.ts'
import { confirmationOf } from './confirmationChannel.ts'

/** The deliveries that the settings ask for besides the one to sales. */
export const otherDeliveries = (inquiry: Inquiry, env: Env): Delivery[] => [
  ...(env.CONFIRM ? confirmationOf(inquiry) : []),
  ...(env.WEBHOOK_URL ? [{ id: deliveryId(inquiry, 'webhook'), channel: 'webhook' } as const] : []),
]
