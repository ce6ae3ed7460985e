import type pg from 'pg'
import type { Log } from '../../log.ts'

/** Beyond this, log lines and mails of several servers can no longer be put into one order. */
const NOTABLE_MS = 5_000

/** Tells a person when the clocks of server and database differ. Nothing is decided by the server's. */
export async function compareClocks(pool: pg.Pool, log: Log): Promise<void> {
  const before = Date.now()
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const aheadMs = (before + Date.now()) / 2 - (rows[0]?.now.getTime() ?? before)
  if (Math.abs(aheadMs) < NOTABLE_MS) return
  log.alarm('clock differs from the database', { aheadSeconds: Math.round(aheadMs / 1000) })
}
