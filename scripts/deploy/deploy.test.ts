import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { deploy } from './deploy.ts'

const REASON = 'content/site/menu.yaml:3: There is no such page.'
const FETCH = 'git fetch --quiet'
const INSTALL = 'npm install --no-save --include=dev'
const BUILD = 'node --import tsx scripts/build/ensureBuild.ts'
let folder = ''
let head = 'one'
let pulled = 'one'
/** What fails. */
let failing = ''
const ran: string[] = []
const mail = vi.fn(async () => undefined)

async function run(command: string, words: string[]): Promise<string> {
  const line = [command.split('/').pop(), ...words].join(' ')
  ran.push(line)
  if (line === failing) throw new Error(REASON)
  if (line.startsWith('git diff')) return head === pulled ? '' : 'content/site/menu.yaml\n'
  if (line.startsWith('git merge')) head = pulled
  if (line === INSTALL) touch(INSTALLED, 2)
  return `${head}\n`
}
const once = (today = '2026-11-20') => deploy({ run, mail, folder, today })

const [LIST, INSTALLED] = ['package-lock.json', 'node_modules/.package-lock.json']
const touch = (file: string, seconds: number) => utimesSync(join(folder, file), seconds, seconds)

beforeEach(() => {
  folder = temporaryFolder({ [LIST]: '', [INSTALLED]: '' })
  touch(LIST, 1)
  head = pulled = 'one'
  failing = ''
  ran.length = 0
  mail.mockClear()
})

it('installs changed packages and builds what was saved', async () => {
  pulled = 'two'
  touch(INSTALLED, 0)
  expect(await once()).toBe(true)
  expect(ran.slice(-2)).toEqual([INSTALL, BUILD])
  ran.length = 0
  expect(await once()).toBe(true)
  expect(ran).not.toContain(INSTALL)
  expect(mail).not.toHaveBeenCalled()
})

it.each([INSTALL, BUILD])(
  'mails once that "%s" failed, and tries again with the next change or day',
  async (command) => {
    touch(INSTALLED, 0)
    failing = command
    expect([await once(), await once()]).toEqual([false, false])
    expect(mail).toHaveBeenCalledExactlyOnceWith('Website: not published', expect.stringContaining(REASON))
    expect(await once('2026-11-21')).toBe(false)
    expect(mail).toHaveBeenCalledTimes(2)
    pulled = 'two'
    failing = ''
    expect(await once('2026-11-21')).toBe(true)
    expect(ran.slice(-2)).toContain(command)
  },
)

it('mails once that the repository is out of reach, and builds what is due when it is back', async () => {
  failing = FETCH
  expect([await once(), await once()]).toEqual([false, false])
  expect(mail).toHaveBeenCalledOnce()
  failing = ''
  expect(await once()).toBe(true)
  expect(ran.at(-1)).toBe(BUILD)
})
