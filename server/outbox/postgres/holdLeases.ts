import type pg from 'pg'
import { errorCode, type Log } from '../../log.ts'

interface HoldOptions {
  pool: pg.Pool
  leaseMs: number
  /** The current time; null for the database's clock. */
  clock: () => Date | null
  log: Log
}

export interface Leases {
  add(id: string, lease: string): void
  drop(id: string): void
  /** Releases all claims. */
  close(): Promise<void>
}

/**
 * Renews the leases of all claims of this process until they are dropped, because an SMTP session may take far longer
 * than a lease. A dead process renews nothing, so another one takes over.
 */
export function holdLeases({ pool, leaseMs, clock, log }: HoldOptions): Leases {
  const held = new Map<string, string>()

  async function renew(): Promise<void> {
    if (held.size === 0) return
    try {
      await pool.query(
        `update enquiry_outbox set leased_until = coalesce($3::timestamptz, clock_timestamp()) + $4 * interval '1 ms'
         where state = 'waiting' and (id, lease) in (select * from unnest($1::text[], $2::uuid[]))`,
        [[...held.keys()], [...held.values()], clock(), leaseMs],
      )
    } catch (error) {
      log.warn('claims not renewed', { code: errorCode(error) })
    }
  }

  const timer = setInterval(renew, leaseMs / 3).unref()
  return {
    add: (id, lease) => void held.set(id, lease),
    drop: (id) => void held.delete(id),
    async close() {
      clearInterval(timer)
      if (held.size === 0) return
      await pool.query(
        `update enquiry_outbox set lease = null, leased_until = null
         where state = 'waiting' and (id, lease) in (select * from unnest($1::text[], $2::uuid[]))`,
        [[...held.keys()], [...held.values()]],
      )
    },
  }
}
