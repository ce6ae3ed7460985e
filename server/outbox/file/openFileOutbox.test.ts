import {
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeEnquiry } from '../../testing/makeEnquiry.ts'
import { memoryLog } from '../../testing/memoryLog.ts'
import { openTestSpool as open } from '../../testing/openTestSpool.ts'
import { describeOutbox } from '../../testing/outboxConformance.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openFileAdmin } from './openFileAdmin.ts'

describeOutbox('file spool', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const clock = { now: Date.now() }
  return {
    clock,
    open: (options) => open(root, { now: () => clock.now, ...options }),
    admin: () => openFileAdmin(root),
  }
})

it('keeps everything from other users of the machine', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const outbox = await open(root)
  await outbox.accept(makeEnquiry('a'))
  const mode = (path: string) => statSync(join(root, path)).mode & 0o777
  expect(['.', 'tmp', 'new', 'done', 'held', 'corrupt'].map(mode)).toEqual(Array(6).fill(0o700))
  expect(mode(`new/${makeEnquiry('a').id}.json`)).toBe(0o600)
  await outbox.close()
})

it('admits one server at a time', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const first = await open(root)
  await expect(open(root)).rejects.toThrow('Another server on this machine')
  await first.close()
  await (await open(root)).close()
})

it('waits for an owner on another machine, and takes over when it falls silent', async () => {
  const root = join(temporaryFolder(), 'outbox')
  await (await open(root)).close()
  writeFileSync(join(root, 'owner'), 'elsewhere net:[1]')
  const nearlySilent = new Date(Date.now() - 18_500)
  utimesSync(join(root, 'owner'), nearlySilent, nearlySilent)
  await (await open(root)).close()
  // It's silent after 20 s, and whoever takes over looks again a second later.
  expect(Date.now() - nearlySilent.getTime()).toBeGreaterThan(20_900)
})

it('sets unreadable and foreign files aside and delivers the others', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const log = memoryLog()
  let outbox = await open(root)
  for (const key of ['good', 'cut', 'changed', 'renamed', 'empty']) await outbox.accept(makeEnquiry(key))
  await outbox.close()
  const path = (key: string) => join(root, 'new', `${makeEnquiry(key).id}.json`)
  truncateSync(path('cut'), 200)
  truncateSync(path('empty'), 0)
  writeFileSync(path('changed'), readFileSync(path('changed'), 'utf8').replace('Meera', 'Myera'))
  writeFileSync(join(root, 'new', `${'0'.repeat(32)}.json`), readFileSync(path('renamed')))
  writeFileSync(join(root, 'new', 'notes.txt'), 'left by somebody')
  mkdirSync(join(root, 'new', 'folder'))
  writeFileSync(join(root, 'new', 'folder', 'file'), '')

  outbox = await open(root, { log })
  const ids = (await outbox.claim(10)).map(({ enquiry }) => enquiry.id)
  expect(ids.sort()).toEqual([makeEnquiry('good').id, makeEnquiry('renamed').id].sort())
  expect(readdirSync(join(root, 'corrupt'))).toHaveLength(6)
  expect((await outbox.stats()).corrupt).toBe(6)
  expect(log.events('alarm')).toEqual(Array(6).fill('file set aside'))
  await outbox.close()
})

it('takes an enquiry where a folder lies in its place', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const outbox = await open(root)
  mkdirSync(join(root, 'new', `${makeEnquiry('a').id}.json`))
  expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('new')
  expect(readdirSync(join(root, 'tmp'))).toEqual([])
  expect(await outbox.claim(1)).toHaveLength(1)
  await outbox.close()
})

it('accepts an enquiry whose earlier file was damaged', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const outbox = await open(root)
  await outbox.accept(makeEnquiry('a'))
  truncateSync(join(root, 'new', `${makeEnquiry('a').id}.json`), 10)
  expect((await outbox.accept(makeEnquiry('a'))).outcome).toBe('new')
  expect(await outbox.claim(1)).toHaveLength(1)
  await outbox.close()
})

it('refuses when the disk is nearly full, and leaves nothing behind', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const outbox = await open(root, { minFreeBytes: Number.MAX_SAFE_INTEGER })
  await expect(outbox.accept(makeEnquiry('a'))).rejects.toThrow('nearly full')
  await expect(outbox.checkWritable()).rejects.toThrow('nearly full')
  expect([...readdirSync(join(root, 'new')), ...readdirSync(join(root, 'tmp'))]).toEqual([])
  await outbox.close()
})

it('deletes drafts left by a crash, but not fresh ones', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const outbox = await open(root)
  writeFileSync(join(root, 'tmp', 'old'), '')
  writeFileSync(join(root, 'tmp', 'fresh'), '')
  const hours = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(join(root, 'tmp', 'old'), hours, hours)
  await outbox.tidy()
  expect(readdirSync(join(root, 'tmp'))).toEqual(['fresh'])
  await outbox.close()
})

it('notices what an operator changed', async () => {
  const root = join(temporaryFolder(), 'outbox')
  const outbox = await open(root, { refreshMs: 50 })
  for (const key of ['a', 'b']) await outbox.accept(makeEnquiry(key))
  const claims = await outbox.claim(2)
  for (const claim of claims) await outbox.defer(claim, 600_000)
  const admin = await openFileAdmin(root)
  expect(await admin.retry(makeEnquiry('a').id)).toBe(true)
  expect(await admin.retry('f'.repeat(32))).toBe(false)
  await expect.poll(async () => (await outbox.claim(2)).length, { interval: 20, timeout: 20_000 }).toBe(1)
  await outbox.close()
})

it('syncs the file, then its name, then resolves', async () => {
  const steps: string[] = []
  const outbox = await open(join(temporaryFolder(), 'outbox'), { onStep: (step) => void steps.push(step) })
  await outbox.accept(makeEnquiry('a'))
  expect(steps).toEqual(['written', 'synced', 'linked', 'folder synced'])
  await outbox.close()
})
