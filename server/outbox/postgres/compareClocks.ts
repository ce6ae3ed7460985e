import type pg from 'pg'
import type { Log } from '../../log.ts'

/** Beyond this, log lines and mails from several servers can no longer be put in order. */
const MAX_DRIFT_MS = 5_000

/** Raises an alarm if the clocks of server and database differ. No decision depends on the server's clock. */
export async function compareClocks(pool: pg.Pool, log: Log): Promise<void> {
  const before = Date.now()
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const aheadMs = (before + Date.now()) / 2 - (rows[0]?.now.getTime() ?? before)
  if (Math.abs(aheadMs) < MAX_DRIFT_MS) return
  log.alarm('clock differs from the database', { aheadSeconds: Math.round(aheadMs / 1000) })
}
