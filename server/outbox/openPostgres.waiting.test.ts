import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { makeInquiry } from '../testing/makeInquiry.ts'
import { memoryLog } from '../testing/memoryLog.ts'
import { openTestOutbox } from '../testing/openTestOutbox.ts'
import { describeOutbox } from '../testing/outboxConformance.ts'
import { hasPostgres, runPostgres } from '../testing/startPostgres.ts'
import { openPostgres } from './openPostgres.ts'
import { POSTGRES_TABLE } from './table.ts'

// Without PostgreSQL's programs on the system, only SQLite is tested.
describe.runIf(hasPostgres)('with a real PostgreSQL', () => {
  const postgres = runPostgres()

  const open = async (url: string) => openTestOutbox(await openPostgres(url, memoryLog(), true))
  const run = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  /** Address of the same database for a role that may do nothing but what it is granted. */
  async function asRole(url: string, rights = ''): Promise<string> {
    const role = `role_${new URL(url).pathname.slice(1)}`
    const create = `create role ${role} login; revoke create on schema public from public;`
    await run(url, `${create} ${rights.replaceAll('ROLE', role)}`)
    return url.replace('test@', `${role}@`)
  }

  describeOutbox(async () => {
    const url = await postgres.newDatabase()
    return () => openPostgres(url, memoryLog(), true)
  })

  it('takes over the table of version 0.1.0, which knew one channel', async () => {
    const url = await postgres.newDatabase()
    const former = await open(url)
    await former.accept(makeInquiry('a'))
    await former.close()
    await run(url, 'alter table enquiry_outbox drop column channel; drop table inquiry_count')
    const outbox = await open(url)
    expect((await outbox.accept(makeInquiry('b'))).outcome).toBe('new')
    expect(await outbox.claim('sales', 5)).toHaveLength(2)
  })

  it('counts again after a restore without the counts', async () => {
    const url = await postgres.newDatabase()
    await run(url, `${POSTGRES_TABLE}drop table inquiry_count`)
    const outbox = await open(url)
    expect((await outbox.accept(makeInquiry('a'))).outcome).toBe('new')
    expect(await outbox.takeReport(new Date().toISOString().slice(0, 7))).toHaveLength(1)
  })

  it('makes its table once when several servers start at the same moment', async () => {
    const url = await postgres.newDatabase()
    await Promise.all(Array.from({ length: 5 }, () => open(url)))
  })

  it('waits for the disk at every commit, whatever the database is set to', async () => {
    const url = await postgres.newDatabase()
    await run(url, 'alter role test set synchronous_commit = off')
    const db = await openPostgres(url, memoryLog(), true)
    expect(await db.query('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }])
    await db.close()
    await run(url, 'alter role test reset synchronous_commit')
  })

  it('says clearly that a database cannot be used, without its password', async () => {
    const opened = open('postgres://user:secret@127.0.0.1:1/none')
    await expect(opened).rejects.toThrow('DATABASE_URL: the database can’t be used (ECONNREFUSED).')
  })

  it('needs no rights but to read and write rows, once the table is there', async () => {
    const url = await postgres.newDatabase()
    await run(url, POSTGRES_TABLE)
    const rights = 'grant select, insert, update, delete on enquiry_outbox, inquiry_count to ROLE'
    const outbox = await open(await asRole(url, rights))
    await outbox.accept(makeInquiry('a'))
    expect(await outbox.claim('sales', 1)).toHaveLength(1)
    await outbox.tidy()
  })

  it('names the rights that a role lacks', async () => {
    const url = await postgres.newDatabase()
    await run(url, POSTGRES_TABLE)
    const rights =
      'grant select, insert on enquiry_outbox to ROLE; grant select, insert, update on inquiry_count to ROLE'
    await expect(open(await asRole(url, rights))).rejects.toThrow(
      'lacks these privileges: update on enquiry_outbox, delete on enquiry_outbox, delete on inquiry_count.',
    )
  })

  it('says what to do when it may not create the table', async () => {
    const url = await postgres.newDatabase()
    const opened = open(await asRole(url))
    await expect(opened).rejects.toThrow('Run the output of "npm run -s outbox -- schema" as the owner')
  })

  it('refuses a table that is not ours', async () => {
    const url = await postgres.newDatabase()
    await run(url, 'create table enquiry_outbox (id text primary key, enquiry jsonb)')
    await expect(open(url)).rejects.toThrow(
      'The table enquiry_outbox is not ours: it has no column fingerprint',
    )
  })

  it('notices that the database became read-only', async () => {
    const url = await postgres.newDatabase()
    const outbox = await open(url)
    await outbox.checkWritable()
    await run(url, `alter database ${new URL(url).pathname.slice(1)} set default_transaction_read_only = on`)
    const later = await open(url).catch(() => outbox)
    await expect(later.checkWritable()).rejects.toThrow('read-only')
  })

  it('shows an operator no empty store where there is none', async () => {
    const opened = openPostgres(await postgres.newDatabase(), memoryLog(), false)
    await expect(opened).rejects.toThrow('has no table enquiry_outbox')
  })
})
