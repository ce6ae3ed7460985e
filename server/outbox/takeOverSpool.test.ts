import { createHash } from 'node:crypto'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import type { Inquiry } from '../inquiry/Inquiry.ts'
import { referenceOf } from '../inquiry/identity.ts'
import { makeInquiry } from '../testing/makeInquiry.ts'
import { memoryLog } from '../testing/memoryLog.ts'
import { openTestOutbox } from '../testing/openTestOutbox.ts'
import type { Database } from './Database.ts'
import { openSqlite } from './openSqlite.ts'
import { eraseFormerFiles, takeOverSpool, tidyFormerFiles } from './takeOverSpool.ts'

/** Written by the last version with files: one waiting, held and delivered inquiry, and two that were set aside. */
const FORMER_SPOOL = 'server/testing/formerSpool'
const DAY_MS = 24 * 3_600_000
const DELIVERED = '2bb31a64fd904dabe5791fb7a1e5c857'

/** Writes an inquiry as the versions did that kept one file for each. */
function spoolFile(folder: string, record: Inquiry): void {
  const sha256 = createHash('sha256').update(JSON.stringify(record)).digest('hex')
  writeFileSync(join(folder, `${record.id}.json`), `${JSON.stringify({ sha256, record })}\n`)
}

async function upgrade() {
  const dataDir = temporaryFolder()
  cpSync(FORMER_SPOOL, join(dataDir, 'outbox'), { recursive: true })
  const db = await openSqlite(join(dataDir, 'outbox.db'))
  const log = memoryLog()
  const outbox = openTestOutbox(db)
  const states = async () =>
    (await outbox.list())
      .map(({ inquiry, state, reason }) => [inquiry.fields.name, state, reason].filter(Boolean).join(', '))
      .sort()
  const aside = () => readdirSync(dataDir).filter((name) => name.startsWith('outbox.old-'))
  return {
    dataDir,
    db,
    outbox,
    log,
    states,
    aside,
    takeOver: () => takeOverSpool(dataDir, db, log),
  }
}

const ALL = [
  'Dora Delivered, delivered',
  'Hanna Held, held, content: EMESSAGE DATA 554 5.6.0',
  'Person intact, held, set aside by an earlier version',
  'Walter Waiting, waiting',
]

it('takes over every inquiry of an earlier version, once', async () => {
  const { outbox, log, states, aside, takeOver } = await upgrade()
  await takeOver()
  expect(await states()).toEqual(ALL)
  expect(log.events('alarm')).toEqual(['file not taken over'])
  expect(aside()).toHaveLength(1)
  await takeOver()
  expect(aside()).toHaveLength(1)
  expect((await outbox.claim('sales', 10)).map(({ inquiry }) => inquiry.fields.message)).toEqual([
    'Größe: 8 – “bitte”',
  ])
  expect((await outbox.accept(makeInquiry('x', { id: DELIVERED }))).outcome).toBe('conflict')
})

it('can be killed at any moment', async () => {
  const { dataDir, db, log, states, aside, takeOver } = await upgrade()
  const keys = Array.from({ length: 250 }, (_, at) => `key ${at}`)
  for (const key of keys) spoolFile(join(dataDir, 'outbox', 'new'), makeInquiry(key))
  let left = 2
  const query: Database['query'] = (sql, values) => {
    left -= 1
    return left < 0 ? Promise.reject(new Error('killed')) : db.query(sql, values)
  }
  await expect(takeOverSpool(dataDir, { ...db, query }, log)).rejects.toThrow('killed')
  expect(aside()).toEqual([])
  await takeOver()
  // Killed before the folder was renamed.
  renameSync(join(dataDir, aside()[0] ?? ''), join(dataDir, 'outbox'))
  await takeOver()
  expect(await states()).toHaveLength(ALL.length + keys.length)
})

it('can be done by two servers at once', async () => {
  const { states, aside, takeOver } = await upgrade()
  await Promise.all([takeOver(), takeOver(), takeOver()])
  expect(await states()).toEqual(ALL)
  expect(aside()).toHaveLength(1)
})

it('reports foreign files and keeps them', async () => {
  const { dataDir, log, aside, takeOver } = await upgrade()
  writeFileSync(join(dataDir, 'outbox', 'new', 'notes.txt'), 'x')
  mkdirSync(join(dataDir, 'outbox', 'new', `${'0'.repeat(32)}.json`))
  await takeOver()
  expect(log.events('alarm')).toHaveLength(3)
  expect(readdirSync(join(dataDir, aside()[0] ?? '', 'corrupt'))).toHaveLength(4)
})

it('refuses to start while a file can’t be read, and names it', async () => {
  const { dataDir, aside, takeOver } = await upgrade()
  const path = join(dataDir, 'outbox', 'new', `${'0'.repeat(32)}.json`)
  symlinkSync(path, path)
  await expect(takeOver()).rejects.toThrow(path)
  expect(aside()).toEqual([])
  rmSync(path)
  await takeOver()
})

it('waits for a server of the earlier version to fall silent', async () => {
  const { dataDir, takeOver } = await upgrade()
  const owner = join(dataDir, 'outbox', 'owner')
  writeFileSync(owner, 'elsewhere')
  const nearlySilent = new Date(Date.now() - 19_500)
  utimesSync(owner, nearlySilent, nearlySilent)
  await takeOver()
  expect(Date.now() - nearlySilent.getTime()).toBeGreaterThan(20_000)
})

it('erases from what stays aside, damaged files included', async () => {
  const { dataDir, takeOver } = await upgrade()
  await takeOver()
  expect(await eraseFormerFiles(dataDir, { email: ' HANNA@held.example' })).toBe(1)
  expect(await eraseFormerFiles(dataDir, { email: 'cut@waiting.example' })).toBe(0)
  expect(await eraseFormerFiles(dataDir, { reference: referenceOf(DELIVERED) })).toBe(1)
  expect(await eraseFormerFiles(dataDir, { reference: referenceOf(DELIVERED) })).toBe(0)
})

it('deletes what stays aside after its retention, damaged files after a week', async () => {
  const { dataDir, aside, takeOver } = await upgrade()
  const done = join(dataDir, 'outbox', 'done', `${DELIVERED}.json`)
  const now = Date.now()
  utimesSync(done, new Date(now - 2 * DAY_MS), new Date(now - 2 * DAY_MS))
  onTestFinished(() => void vi.useRealTimers())
  vi.setSystemTime(now)
  await takeOver()
  const left = async (day: number) => {
    vi.setSystemTime(now + day * DAY_MS)
    await tidyFormerFiles(dataDir, 3)
    return readdirSync(join(dataDir, aside()[0] ?? ''), { recursive: true, encoding: 'utf8' }).filter(
      (path) => /json|reason/.test(path),
    ).length
  }
  expect([await left(0), await left(1.1), await left(3.1), await left(7.1)]).toEqual([6, 5, 2, 0])
})
