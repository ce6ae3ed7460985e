import { errorCode, type Log } from '../log.ts'
import { type Database, listOf } from './Database.ts'

/**
 * Renews the leases of all claims of this process until they are dropped, because an SMTP session may take far longer
 * than a lease. A dead process renews nothing, so another one takes over.
 * @returns the leases by the id of their delivery, and a function that gives all of them back
 */
export function holdLeases(db: Database, leaseMs: number, log: Log) {
  const held = new Map<string, string>()

  async function update(changes: string, until: string | null): Promise<void> {
    if (held.size === 0) return
    const [ids, leases] = [[...held.keys()], [...new Set(held.values())]]
    await db.query(
      `update enquiry_outbox set ${changes}
       where state = 'waiting' and id in (${listOf(ids, 2)}) and lease in (${listOf(leases, 2 + ids.length)})`,
      [until, ...ids, ...leases],
    )
  }

  async function renew(): Promise<void> {
    try {
      await update('leased_until = $1', new Date((await db.now()) + leaseMs).toISOString())
    } catch (error) {
      log.warn('claims not renewed', { code: errorCode(error) })
    }
  }

  const timer = setInterval(renew, leaseMs / 3).unref()
  return {
    held,
    async close() {
      clearInterval(timer)
      // Without its lease, a renewal that is still on its way changes nothing.
      await update('leased_until = $1, lease = null', null)
    },
  }
}
