import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { parseEnv } from '../env.ts'
import { makeInquiry } from '../testing/makeInquiry.ts'
import { memoryLog } from '../testing/memoryLog.ts'
import { storeThree } from '../testing/openTestOutbox.ts'
import { hasPostgres, runPostgres } from '../testing/startPostgres.ts'
import { leavePostgres, openAdmin, openOutbox } from './openOutbox.ts'
import { openSqlite } from './openSqlite.ts'

describe.runIf(hasPostgres)('a change of the store', () => {
  const postgres = runPostgres()

  async function settings() {
    const DATA_DIR = temporaryFolder()
    const files = parseEnv({ DATA_DIR, OUTBOX_MIN_FREE_KB: '0' })
    return { files, database: { ...files, DATABASE_URL: await postgres.newDatabase() } }
  }
  type Env = Awaited<ReturnType<typeof settings>>['files']
  const serve = (env: Env) => openOutbox(env, memoryLog())
  async function inspect(env: Env) {
    const admin = await openAdmin(env, memoryLog())
    onTestFinished(() => admin.close())
    return admin
  }
  async function fill(env: Env) {
    const outbox = await serve(env)
    await storeThree(outbox)
    await outbox.close()
  }

  it('to Postgres takes everything along', async () => {
    const { files, database } = await settings()
    await fill(files)
    await (await serve({ ...database, DATA_DIR: temporaryFolder() })).close()
    await expect(inspect(database)).rejects.toThrow('Start the server, which takes them over')
    const outbox = await serve(database)
    expect((await outbox.stats()).sales).toMatchObject({ waiting: 1, held: 1 })
    expect((await outbox.accept(makeInquiry('delivered'))).outcome).toBe('duplicate')
    await outbox.close()
    expect((await inspect(database)).location).toMatch(
      /^the table enquiry_outbox in 127.0.0.1:\d+\/test_\d+$/,
    )
  })

  it('takes damaged inquiries along, and back again', async () => {
    const { files, database } = await settings()
    await fill(files)
    const file = await openSqlite(join(files.DATA_DIR, 'outbox.db'))
    await file.query(`update enquiry_outbox set enquiry = '{"fields' || char(0) where state = 'held'`)
    await file.close()
    await (await serve(database)).close()
    const damage = [expect.stringContaining(makeInquiry('held').reference)]
    const admin = await openAdmin(database, memoryLog())
    expect(await admin.check()).toEqual(damage)
    await admin.close()
    expect(await leavePostgres(database, memoryLog())).toBe(3)
    expect(await (await inspect(files)).check()).toEqual(damage)
  })

  it('to another database is reported, once', async () => {
    const { database } = await settings()
    await (await serve(database)).close()
    const log = memoryLog()
    const moved = { ...database, DATABASE_URL: await postgres.newDatabase() }
    for (let start = 0; start < 2; start += 1) await (await openOutbox(moved, log)).close()
    expect(log.events('alarm')).toEqual(['another database'])
  })

  it('away from Postgres is refused until the inquiries are moved', async () => {
    const { files, database } = await settings()
    await fill(database)
    const refusal =
      /^DATABASE_URL: is not set, but the inquiries are in the table enquiry_outbox in 127.0.0.1/
    await expect(serve(files)).rejects.toThrow(refusal)
    await expect(inspect(files)).rejects.toThrow(refusal)
    const server = await serve(database)
    await expect(leavePostgres(database, memoryLog())).rejects.toThrow('a server still uses it')
    await server.close()
    expect(await leavePostgres(database, memoryLog())).toBe(3)
    const moved = await inspect(files)
    expect((await moved.list()).map(({ state }) => state).sort()).toEqual(['delivered', 'held', 'waiting'])
    expect(await moved.counts('2000', '2999')).toMatchObject([{ count: 3 }])
  })

  it('away from Postgres can be confirmed by deleting the note, which holds no password', async () => {
    const { files, database } = await settings()
    await (await serve(database)).close()
    const note = join(files.DATA_DIR, 'outbox.postgres')
    const { host, pathname } = new URL(database.DATABASE_URL)
    expect(readFileSync(note, 'utf8')).toBe(`the table enquiry_outbox in ${host}${pathname}\n`)
    rmSync(note)
    await (await serve(files)).close()
    expect(existsSync(join(files.DATA_DIR, 'outbox.db'))).toBe(true)
  })
})
