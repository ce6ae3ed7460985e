import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite from 'libsql'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { DEMO_BODY, makeInquiry } from '../testing/makeInquiry.ts'
import { openTestOutbox } from '../testing/openTestOutbox.ts'
import { describeOutbox } from '../testing/outboxConformance.ts'
import { createAdmin } from './createAdmin.ts'
import { openSqlite } from './openSqlite.ts'

const newFile = () => join(temporaryFolder(), 'data', 'outbox.db')

describeOutbox(async () => {
  const path = newFile()
  return () => openSqlite(path)
})

it('keeps everything from other users of the machine', async () => {
  const path = newFile()
  const outbox = openTestOutbox(await openSqlite(path))
  await outbox.accept(makeInquiry('a'))
  const mode = (of: string) => statSync(of).mode & 0o777
  expect([mode(path), mode(join(path, '..'))]).toEqual([0o600, 0o700])
})

it('refuses when the disk is nearly full', async () => {
  const outbox = openTestOutbox(await openSqlite(newFile(), Number.MAX_SAFE_INTEGER))
  await expect(outbox.accept(makeInquiry('a'))).rejects.toThrow('nearly full')
  await expect(outbox.checkWritable()).rejects.toThrow('nearly full')
  expect((await outbox.stats()).sales.waiting).toBe(0)
})

it('waits for another process without losing what it writes next', async () => {
  const path = newFile()
  const outbox = openTestOutbox(await openSqlite(path))
  const other = new Sqlite(path)
  other.exec('begin immediate')
  const accepted = outbox.accept(makeInquiry('a'))
  await sleep(200)
  other.exec('commit')
  await accepted
  await outbox.accept(makeInquiry('b'))
  expect(other.prepare('select id from enquiry_outbox').all()).toHaveLength(2)
  other.close()
})

it('commits at once what is due, but lets a statement that fails spoil no other', async () => {
  const db = await openSqlite(newFile())
  const count = `insert into inquiry_count values ('day', 'demo', '', '', '', 1)`
  const done = await Promise.allSettled([db.query(count), db.query('nonsense')])
  expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(await db.query('select day from inquiry_count')).toHaveLength(1)
  await db.close()
})

it('leaves nothing of what is erased in the file', async () => {
  const path = newFile()
  const outbox = openTestOutbox(await openSqlite(path))
  const fieldsOf = (name: string, length: number) => ({
    ...DEMO_BODY,
    name,
    email: `${name}@shop.example`,
    message: `${name} `.repeat(length),
  })
  for (let at = 0; at < 60; at += 1)
    await outbox.accept(
      makeInquiry(`${at}`, { fields: fieldsOf(at % 3 === 0 ? 'eve' : `other${at}`, at * 9) }),
    )
  for (const claim of await outbox.claim('sales', 40)) await outbox.done(claim)
  await outbox.erase({ email: 'eve@shop.example' })
  expect(readdirSync(join(path, '..'))).toEqual(['outbox.db'])
  const bytes = readFileSync(path, 'latin1')
  expect(bytes).toContain('other59')
  expect(bytes).not.toContain('eve')
})

it('can repeat an erasure whose files couldn’t be deleted', async () => {
  const db = await openSqlite(newFile())
  await openTestOutbox(db).accept(makeInquiry('a'))
  const { reference } = makeInquiry('a')
  const failing = createAdmin(db, () => Promise.reject(new Error('EACCES')))
  await expect(failing.erase({ reference })).rejects.toThrow('EACCES')
  const erase = vi.fn(async () => 1)
  const erased = await createAdmin(db, erase).erase({ reference })
  expect(erased).toEqual({ references: [reference], files: 1, unreadable: [] })
  expect(erase).toHaveBeenCalledWith({ reference }, [reference])
})

it('delivers what has a broken byte, and holds what can’t be read, without ending the process', async () => {
  const path = newFile()
  const outbox = openTestOutbox(await openSqlite(path))
  const [broken, lost] = [makeInquiry('broken'), makeInquiry('lost')]
  const other = new Sqlite(path)
  const overwrite = (id: string, bytes: Buffer) =>
    other
      .prepare(`update enquiry_outbox set enquiry = cast(x'${bytes.toString('hex')}' as text) where id = ?`)
      .run([id])
  for (const inquiry of [broken, lost]) await outbox.accept(inquiry)
  const bytes = Buffer.from(JSON.stringify(broken))
  bytes[bytes.indexOf('Meera')] = 0xff
  overwrite(broken.id, bytes)
  overwrite(lost.id, bytes.subarray(0, 400))
  await outbox.accept(makeInquiry('without id'))
  overwrite(makeInquiry('without id').id, Buffer.alloc(9))
  other
    .prepare(`update enquiry_outbox set id = cast(x'ffff' as text) where id = ?`)
    .run([makeInquiry('without id').id])
  other.close()
  expect((await outbox.claim('sales', 5)).map(({ inquiry }) => inquiry.fields.name)).toEqual([
    '\uFFFDeera Krishnan',
  ])
  await expect.poll(async () => (await outbox.stats()).sales.held).toBe(1)
  expect((await outbox.check()).join()).toContain(lost.reference)
  expect((await outbox.erase({ reference: lost.reference })).references).toEqual([lost.reference])
})
