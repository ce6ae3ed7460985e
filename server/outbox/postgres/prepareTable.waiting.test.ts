import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeEnquiry } from '../../testing/makeEnquiry.ts'
import { memoryLog } from '../../testing/memoryLog.ts'
import { openTestDatabase as open } from '../../testing/openTestDatabase.ts'
import { findPostgres, startPostgres, type TestPostgres } from '../../testing/startPostgres.ts'
import { openPostgresAdmin } from './openPostgresAdmin.ts'
import { TABLE_SQL } from './prepareTable.ts'

const programs = findPostgres()

describe.runIf(programs)('the table', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres(programs ?? '')
  })
  afterAll(() => postgres.stop())

  const run = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
  /** Address of the same database for a role that may do nothing but what it is granted. */
  async function asRole(url: string, rights: string): Promise<string> {
    const role = `role_${new URL(url).pathname.slice(1)}`
    await run(
      url,
      `create role ${role} login; revoke create on schema public from public; ${rights.replaceAll('ROLE', role)}`,
    )
    return url.replace('test@', `${role}@`)
  }

  it('needs no rights but to read and write rows, once it is there', async () => {
    const url = await postgres.newDatabase()
    await run(url, TABLE_SQL)
    const outbox = await open(
      await asRole(url, 'grant select, insert, update, delete on enquiry_outbox to ROLE'),
    )
    await outbox.accept(makeEnquiry('a'))
    expect(await outbox.claim(1)).toHaveLength(1)
    await outbox.tidy()
  })

  it('is not used by a role that lacks a right, which is named', async () => {
    const url = await postgres.newDatabase()
    await run(url, TABLE_SQL)
    const opened = open(await asRole(url, 'grant select, insert on enquiry_outbox to ROLE'))
    await expect(opened).rejects.toThrow('lacks the privilege to update, delete on the table enquiry_outbox')
  })

  it('has to be made by its owner where the role may not', async () => {
    const opened = open(await asRole(await postgres.newDatabase(), ''))
    await expect(opened).rejects.toThrow(
      'enquiry_outbox is missing, and the role of DATABASE_URL isn’t allowed',
    )
  })

  it('of an older version gets what it lacks, or is refused', async () => {
    const url = await postgres.newDatabase()
    await run(url, `${TABLE_SQL} alter table enquiry_outbox drop column lease, drop column leased_until`)
    const asReader = await asRole(url, 'grant select, insert, update, delete on enquiry_outbox to ROLE')
    await expect(open(asReader)).rejects.toThrow(
      'enquiry_outbox is out of date and lacks lease, leased_until',
    )
    const outbox = await open(url)
    await outbox.accept(makeEnquiry('a'))
    expect(await outbox.claim(1)).toHaveLength(1)
  })

  it.each([
    ['alter table enquiry_outbox drop column next_at', 'it has no column next_at'],
    [
      'alter table enquiry_outbox alter column enquiry type json',
      'enquiry of enquiry_outbox is json instead of',
    ],
  ])('is refused after %s', async (sql, message) => {
    const url = await postgres.newDatabase()
    await run(url, `${TABLE_SQL} ${sql}`)
    await expect(open(url)).rejects.toThrow(message)
  })

  it('is not made by an operator who looks into the wrong database', async () => {
    const url = await postgres.newDatabase()
    await expect(openPostgresAdmin(url, memoryLog())).rejects.toThrow('has no table enquiry_outbox')
  })
})
