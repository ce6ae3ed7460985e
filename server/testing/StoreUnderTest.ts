import type { Outbox, OutboxAdmin } from '../outbox/Outbox.ts'

/** One store under test. Each call of `open` and `admin` works on the same, empty place. */
export interface StoreUnderTest {
  open(options?: { maxWaiting?: number; retentionDays?: number }): Promise<Outbox>
  admin(): Promise<OutboxAdmin>
  /** When the lease of the only inquiry runs out, in epoch milliseconds. */
  leasedUntil(): Promise<number>
  /** The store's clock, in epoch milliseconds. */
  clock: { now: number }
}
