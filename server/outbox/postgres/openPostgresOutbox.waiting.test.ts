import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { makeEnquiry } from '../../testing/makeEnquiry.ts'
import { memoryLog } from '../../testing/memoryLog.ts'
import { closeAfterTest, openTestDatabase as open } from '../../testing/openTestDatabase.ts'
import { describeOutbox } from '../../testing/outboxConformance.ts'
import { findPostgres, startPostgres, type TestPostgres } from '../../testing/startPostgres.ts'
import { until } from '../../testing/until.ts'
import type { OutboxAdmin } from '../Outbox.ts'
import { connectDatabase } from './connectDatabase.ts'
import { openPostgresAdmin } from './openPostgresAdmin.ts'

const programs = findPostgres()

/** When the lease of the only enquiry runs out, in epoch milliseconds. */
async function leasedUntil(connectionString: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ leased_until: Date }>('select leased_until from enquiry_outbox')
  await client.end()
  return rows[0]?.leased_until.getTime()
}

// Without PostgreSQL's programs on the system, only the file spool is tested.
describe.runIf(programs)('with a real PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  })
  afterAll(() => postgres.stop())

  describeOutbox('PostgreSQL table', async () => {
    const url = await postgres.newDatabase()
    const clock = { now: Date.now() }
    return {
      clock,
      open: (options) => open(url, { now: () => clock.now, ...options }),
      admin: async (): Promise<OutboxAdmin> => closeAfterTest(await openPostgresAdmin(url, memoryLog())),
    }
  })

  it('makes its table once when two servers start at the same moment', async () => {
    const url = await postgres.newDatabase()
    await Promise.all(Array.from({ length: 5 }, () => open(url)))
  })

  it('shares the work among servers, no enquiry twice', async () => {
    const url = await postgres.newDatabase()
    const servers = await Promise.all([open(url), open(url), open(url)])
    const keys = Array.from({ length: 30 }, (_, at) => `key ${at}`)
    await Promise.all(keys.map((key, at) => servers[at % 3]?.accept(makeEnquiry(key))))
    const claims = (await Promise.all(servers.flatMap((server) => [server.claim(5), server.claim(5)]))).flat()
    expect(claims).toHaveLength(30)
    expect(new Set(claims.map(({ enquiry }) => enquiry.id)).size).toBe(30)
  })

  it('accepts one of 20 duplicates that arrive at several servers', async () => {
    const url = await postgres.newDatabase()
    const servers = await Promise.all([open(url), open(url)])
    const accepted = await Promise.all(
      Array.from({ length: 20 }, (_, at) => servers[at % 2]?.accept(makeEnquiry('a'))),
    )
    expect(accepted.filter((one) => one?.outcome === 'new')).toHaveLength(1)
  })

  it('hands the claims of a dead server to another, which then decides', async () => {
    const url = await postgres.newDatabase()
    const now = { dead: Date.now(), alive: Date.now() }
    const dead = await open(url, { now: () => now.dead })
    const alive = await open(url, { now: () => now.alive })
    await dead.accept(makeEnquiry('a'))
    const [lost] = await dead.claim(1)
    expect(await alive.claim(1)).toEqual([])
    now.alive += 61_000
    expect(await alive.claim(1)).toHaveLength(1)
    now.dead = now.alive
    if (lost) await dead.defer(lost, 0)
    expect(await dead.claim(1)).toEqual([])
    if (lost) await dead.hold(lost, 'mail: late')
    expect(await alive.stats()).toMatchObject({ waiting: 1, held: 0 })
  })

  it('keeps its claims for as long as it lives', async () => {
    const url = await postgres.newDatabase()
    // The clock moves together with the timer of the renewals, so no busy machine lets a lease run out.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const [leaseMs, stepMs] = [60_000, 20_000]
    const clock = { now: Date.now() }
    const options = { leaseMs, now: () => clock.now }
    const [busy, other] = [await open(url, options), await open(url, options)]
    await busy.accept(makeEnquiry('a'))
    expect(await busy.claim(1)).toHaveLength(1)
    for (let passed = 0; passed < 2 * leaseMs; passed += stepMs) {
      clock.now += stepMs
      vi.advanceTimersByTime(stepMs)
      await until(async () => (await leasedUntil(url)) === clock.now + leaseMs, 'the renewal')
      expect(await other.claim(1)).toEqual([])
    }
    await busy.close()
    expect(await other.claim(1)).toHaveLength(1)
  })

  it('recovers by itself after the database was restarted', async () => {
    const url = await postgres.newDatabase()
    const outbox = await open(url)
    await outbox.accept(makeEnquiry('a'))
    await postgres.restartImmediately(() => expect(outbox.accept(makeEnquiry('b'))).rejects.toThrow())
    await outbox.accept(makeEnquiry('b'))
    expect((await outbox.stats()).waiting).toBe(2)
  })

  it('waits for the disk at every commit, whatever the database is set to', async () => {
    const url = await postgres.newDatabase()
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query('alter role test set synchronous_commit = off')
    const pool = await connectDatabase(url, memoryLog())
    expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
    await pool.end()
    await admin.query('alter role test reset synchronous_commit')
    await admin.end()
  })

  it('never relies on the clock of a server, and reports when it differs', async () => {
    const url = await postgres.newDatabase()
    const log = memoryLog()
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 7_200_000)
    const outbox = await open(url, { log })
    const lines = log.lines.map((line) => JSON.parse(line))
    expect(lines).toMatchObject([{ level: 'alarm', event: 'clock differs from the database' }])
    expect(Math.abs(lines[0].aheadSeconds - 7200)).toBeLessThan(60)
    const ahead = makeEnquiry('a', { receivedAt: new Date(Date.now()).toISOString() })
    const { receivedAt } = await outbox.accept(ahead)
    expect(Math.abs(Date.parse(receivedAt) - real())).toBeLessThan(60_000)
    const [claim] = await outbox.claim(1)
    expect(claim?.enquiry.receivedAt).toBe(receivedAt)
    expect(claim?.ageMs).toBeLessThan(60_000)
    if (claim) await outbox.defer(claim, 60_000)
    expect(await outbox.claim(1)).toEqual([])
    expect((await outbox.stats()).oldestWaitingMs).toBeLessThan(60_000)
  })

  it('says clearly that a database cannot be used, without its password', async () => {
    const opened = open('postgres://user:secret@127.0.0.1:1/none')
    await expect(opened).rejects.toThrow('DATABASE_URL: the database can’t be used (ECONNREFUSED).')
  })
})
