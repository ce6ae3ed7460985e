import type { Outbox, OutboxAdmin } from '../outbox/Outbox.ts'

/** One store under test. Each call of `open` and `admin` works on the same, empty place. */
export interface StoreUnderTest {
  open(options?: { maxWaiting?: number; retentionDays?: number }): Promise<Outbox>
  admin(): Promise<OutboxAdmin>
  /** The store's clock, in epoch milliseconds. */
  clock: { now: number }
}
