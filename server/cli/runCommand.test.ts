import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { openSqlite } from '../outbox/openSqlite.ts'
import { DEMO_BODY, makeInquiry } from '../testing/makeInquiry.ts'
import { openTestOutbox, storeThree } from '../testing/openTestOutbox.ts'
import { unmarked } from '../testing/unmarked.ts'
import { runCommand } from './runCommand.ts'

const { reference } = makeInquiry('held')

/** The command line on an open outbox with one waiting, one held and one delivered inquiry. */
async function openWithThree() {
  const path = join(temporaryFolder(), 'outbox.db')
  const outbox = openTestOutbox(await openSqlite(path))
  await storeThree(outbox)
  return { path, outbox, run: (command: string, ...words: string[]) => runCommand(outbox, command, words) }
}

describe('npm run outbox', () => {
  it('lists all inquiries, or those in one state', async () => {
    const { run } = await openWithThree()
    const { text } = await run('list')
    expect(text).toContain('1 waiting, 1 held, 1 delivered')
    expect(text.split('\n').find((line) => line.startsWith(reference))).toMatch(/held .*\(content: 554\)$/)
    expect(text).toMatch(/waiting .*\(next try /)
    expect((await run('list', 'held')).text.split('\n')).toHaveLength(3)
  })

  it('backs up to a new file, which is a whole store', async () => {
    const { run, path } = await openWithThree()
    const copy = `${path}.copy`
    expect(await run('backup', copy)).toEqual({ ok: true, text: `Written to ${copy}\n` })
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const restored = openTestOutbox(await openSqlite(copy))
    expect((await runCommand(restored, 'list', [])).text).toBe((await run('list')).text)
    await expect(run('backup', copy)).rejects.toThrow('EEXIST')
  })

  it('finds damage', async () => {
    const { run, path } = await openWithThree()
    expect(await run('check')).toEqual({ ok: true, text: 'No damage found.\n' })
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0xff, 4096 + 8, 4096 + 40))
    const damaged = openTestOutbox(await openSqlite(path))
    expect((await runCommand(damaged, 'check', [])).ok).toBe(false)
  })

  it('shows an inquiry by its reference in any spelling, or by its id', async () => {
    const { run } = await openWithThree()
    const misread = reference.replaceAll('0', 'o').replaceAll('1', 'l')
    const spellings = [
      reference,
      reference.toLowerCase(),
      reference.replace('-', ''),
      misread,
      ` ${reference}`,
    ]
    for (const name of [...spellings, makeInquiry('held').id]) {
      const { ok, text } = await run('show', name)
      expect(ok).toBe(true)
      for (const value of [DEMO_BODY.name, DEMO_BODY.message, 'sales: held (', 'because content: 554']) {
        expect(unmarked(text)).toContain(value)
      }
    }
    expect(await run('show', 'NOPE')).toEqual({ ok: false, text: 'No inquiry has the reference NOPE.\n' })
  })

  it('retries one or all, but never a delivered inquiry', async () => {
    const { run } = await openWithThree()
    expect((await run('retry', 'held')).text).toBe(`1 due now: ${reference}\n`)
    expect((await run('list', 'held')).text).toContain('2 waiting, 0 held')
    expect((await run('retry', 'waiting')).text).toMatch(/^2 due now/)
    const delivered = await run('retry', makeInquiry('delivered').reference)
    expect(delivered.ok).toBe(false)
    expect(delivered.text).toContain(
      `npm run outbox -- send ${makeInquiry('delivered').reference} --to sales`,
    )
  })

  it('exports a span of days, a form or a campaign', async () => {
    const { run } = await openWithThree()
    const rows = async (...words: string[]) => (await run('export', ...words)).text.match(/\r\n/g)?.length
    const today = new Date().toISOString().slice(0, 10)
    expect(await rows('--from', today, '--to', today)).toBe(4)
    expect(await rows('--from', '2999-01-01')).toBe(1)
    expect(await rows('--form', 'contact')).toBe(1)
    expect(await rows('--campaign', 'spring')).toBe(1)
    expect((await run('export', '--from', 'May')).ok).toBe(false)
  })

  it('delivers a delivered inquiry again, or on another channel', async () => {
    const { run, outbox } = await openWithThree()
    const { reference: sent } = makeInquiry('delivered')
    for (const channel of ['sales', 'webhook'] as const) {
      expect((await run('send', sent, '--to', channel)).text).toContain(`${sent} is due now on ${channel}`)
      expect(await outbox.claim(channel, 5)).toHaveLength(1)
    }
    expect((await run('send', sent, '--to', 'nowhere')).ok).toBe(false)
  })

  it('reports a month in words and as CSV', async () => {
    const { run, outbox } = await openWithThree()
    const month = new Date().toISOString().slice(0, 7)
    const { text } = await run('report')
    expect(text).toMatch(new RegExp(`^3 inquiries in ${month}, on 1 day`))
    expect(text).toMatch(/Demo requests +3 +100 %/)
    expect((await run('report', '--csv', '--month', month)).text).toContain('"demo","","","","3"')
    expect((await run('views')).text).toBe('No views of articles have been counted yet.\n')
    await outbox.addViews(new Map([['/resources/articles/listening', 1204]]))
    expect((await run('report')).text).toMatch(
      /Views of articles\n +\/resources\/articles\/listening +1204 +100 %/,
    )
    expect((await run('views')).text).toContain(
      `content/articles/listening.md\n  views: "1,204"\n  viewsMonth: "${month}"\n`,
    )
    expect((await run('report', '--month', '2020-01')).text).toBe('No inquiries were received in 2020-01.\n')
    expect((await run('report', '--month', 'May')).ok).toBe(false)
  })

  it('erases one inquiry and leaves the others of its sender', async () => {
    const { run } = await openWithThree()
    expect((await run('erase', reference.toLowerCase())).text).toContain(`1 erased: ${reference}`)
    expect((await run('list')).text).toContain('1 waiting, 0 held, 1 delivered')
    expect((await run('erase', reference)).ok).toBe(false)
  })

  it('says what may also be of a sender but is damaged, and deletes it by its reference', async () => {
    const { run, path } = await openWithThree()
    const db = await openSqlite(path)
    await db.query(`update enquiry_outbox set enquiry = '{' where id = $1`, [makeInquiry('held').id])
    await db.close()
    const email = await run('erase', `--email=${DEMO_BODY.email}`)
    expect(email).toMatchObject({ ok: true, text: expect.stringMatching(/^2 erased: /) })
    expect(email.text).toContain(`whether it is from this sender too: ${reference}\n`)
    expect(await run('erase', '--email', 'nobody@x.example')).toMatchObject({
      ok: false,
      text: expect.stringContaining(reference),
    })
    expect((await run('check')).text).toContain(`npm run outbox -- erase ${reference}`)
    expect((await run('erase', reference)).text).toContain(`1 erased: ${reference}`)
    expect((await run('check')).ok).toBe(true)
  })

  it.each([
    ['fly'],
    ['list', 'nowhere'],
    ['show'],
    ['retry'],
    ['erase'],
    ['erase', 'x@y.example'],
    ['erase', '--email'],
    ['erase', '--email', 'nobody'],
    ['erase', '--all'],
  ])('explains itself when it is told to %s %s %s %s', async (...words) => {
    const { run } = await openWithThree()
    const { ok, text } = await run(words[0] ?? '', ...words.slice(1))
    expect(ok).toBe(false)
    expect(text).toContain('npm run outbox -- retry')
  })
})
