import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DEMO_BODY, makeEnquiry } from '../../testing/makeEnquiry.ts'
import { memoryLog } from '../../testing/memoryLog.ts'
import { temporaryFolder } from '../../testing/temporaryFolder.ts'
import { openFileAdmin } from './openFileAdmin.ts'
import { openFileOutbox } from './openFileOutbox.ts'

const { id, reference } = makeEnquiry('a')
const EMAIL = DEMO_BODY.email

async function openBoth() {
  const root = join(temporaryFolder(), 'outbox')
  const log = memoryLog()
  const outbox = await openFileOutbox({
    root,
    log,
    minFreeBytes: 0,
    maxWaiting: 100,
    retentionDays: 1,
    maxDelayMs: 2_700_000,
    refreshMs: 20,
  })
  onTestFinished(() => outbox.close())
  const path = (...parts: string[]) => join(root, ...parts)
  return {
    root,
    log,
    outbox,
    admin: await openFileAdmin(root),
    path,
    file: (state: string) => path(state, `${id}.json`),
  }
}

it('refuses a folder without a spool, and doesn’t create one', async () => {
  const root = join(temporaryFolder(), 'outbox')
  await expect(openFileAdmin(root)).rejects.toThrow(`DATA_DIR: there is no outbox in ${root}.`)
  expect(existsSync(root)).toBe(false)
})

it('names unreadable files, and takes back intact ones', async () => {
  const { outbox, admin, path, file } = await openBoth()
  await outbox.accept(makeEnquiry('a'))
  renameSync(file('new'), path('corrupt', `1764000000000-${id}.json`))
  writeFileSync(path('corrupt', `1764000000000-${'0'.repeat(32)}.json`), '{"half')
  mkdirSync(path('corrupt', '1764000000000-folder'))
  writeFileSync(path('held', `${'1'.repeat(32)}.json`), 'foreign')
  expect(await admin.list()).toMatchObject([{ state: 'corrupt', enquiry: { reference } }])
  expect(await admin.damaged()).toEqual([
    { path: `corrupt/1764000000000-${'0'.repeat(32)}.json`, reason: 'no whole enquiry' },
    { path: 'corrupt/1764000000000-folder', reason: 'no whole enquiry' },
    { path: `held/${'1'.repeat(32)}.json`, reason: 'no whole enquiry' },
  ])
  expect(await admin.retry(id)).toBe(true)
  expect(await admin.list()).toMatchObject([{ state: 'waiting', enquiry: { reference } }])
  expect(readdirSync(path('corrupt'))).toHaveLength(2)
  await expect.poll(async () => (await outbox.claim(1)).length, { interval: 20, timeout: 20_000 }).toBe(1)
})

it('erases an enquiry even if the server moves it meanwhile', async () => {
  const { outbox, admin, file } = await openBoth()
  await outbox.accept(makeEnquiry('a'))
  const moving = (async () => {
    while (!existsSync(file('done'))) await new Promise(setImmediate)
    renameSync(file('new'), file('done'))
  })()
  expect(await admin.erase({ email: EMAIL })).toEqual({ references: [reference], files: 0 })
  await moving
  expect(readFileSync(file('done'), 'utf8')).not.toContain(EMAIL)
  expect(await admin.list()).toEqual([])
})

it('erases damaged copies and old drafts as well', async () => {
  const { outbox, admin, path, file } = await openBoth()
  await outbox.accept(makeEnquiry('a'))
  const text = readFileSync(file('new'), 'utf8')
  const shouted = text.replace(EMAIL, EMAIL.toUpperCase())
  writeFileSync(path('corrupt', '1-cut.json'), shouted.slice(0, -100))
  writeFileSync(path('corrupt', '1-other.json'), text.replace(EMAIL, `x${EMAIL}`))
  writeFileSync(path('tmp', 'old'), text)
  writeFileSync(path('tmp', 'fresh'), text)
  const minutes = new Date(Date.now() - 120_000)
  utimesSync(path('tmp', 'old'), minutes, minutes)
  expect(await admin.erase({ email: EMAIL })).toEqual({ references: [reference], files: 2 })
  expect(readdirSync(path('corrupt'))).toEqual(['1-other.json'])
  expect(readdirSync(path('tmp'))).toEqual(['fresh'])
})

it('deletes old texts beside a damaged one, and damaged files after a week, but no intact one', async () => {
  const { outbox, log, path } = await openBoth()
  const keys = ['a', 'b', 'c', 'd', 'e']
  for (const key of keys) await outbox.accept(makeEnquiry(key))
  for (const claim of await outbox.claim(5)) await outbox.done(claim)
  const longAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  for (const name of readdirSync(path('done'))) utimesSync(path('done', name), longAgo(2), longAgo(2))
  const [damaged = ''] = readdirSync(path('done')).sort()
  const whole = readFileSync(path('done', damaged), 'utf8')
  writeFileSync(path('done', damaged), whole.slice(0, 300))
  utimesSync(path('done', damaged), longAgo(2), longAgo(2))
  const name = (days: number, key: string) =>
    path('corrupt', `${longAgo(days).getTime()}-${makeEnquiry(key).id}.json`)
  writeFileSync(name(8, 'old'), 'x')
  writeFileSync(name(6, 'young'), 'x')
  mkdirSync(path('corrupt', `${longAgo(8).getTime()}-folder`))
  writeFileSync(path('corrupt', `${longAgo(8).getTime()}-${damaged}`), whole)

  await outbox.tidy()
  const left = readdirSync(path('done')).map((one) => readFileSync(path('done', one), 'utf8'))
  expect(left).toHaveLength(4)
  expect(left.filter((text) => text.includes(EMAIL))).toEqual([])
  expect(log.events('alarm')).toEqual(['file set aside'])
  const kept = readdirSync(path('corrupt')).map((one) => one.replace(/^\d+-/, ''))
  expect(kept.sort()).toEqual([damaged, damaged, `${makeEnquiry('young').id}.json`].sort())
})
