import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { deploy } from './deploy.ts'

const INSTALL = 'npm install --no-save --include=dev'
const BUILD = 'node --import tsx scripts/build/ensureBuild.ts'
let folder = ''
let head = 'one'
let pulled = 'one'
let mistake = ''
let isOffline = false
const ran: string[] = []
const mail = vi.fn(async () => undefined)

async function run(command: string, words: string[]): Promise<string> {
  const line = [command.split('/').pop(), ...words].join(' ')
  ran.push(line)
  if (isOffline && line.startsWith('git fetch')) throw new Error('The host cannot be reached.')
  if (line.startsWith('git diff')) return head === pulled ? '' : 'content/site/menu.yaml\n'
  if (line.startsWith('git merge')) head = pulled
  if (mistake && [INSTALL, BUILD].includes(line)) throw new Error(mistake)
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
  mistake = ''
  isOffline = false
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

it('installs packages with the next change when that has failed', async () => {
  touch(INSTALLED, 0)
  mistake = 'The registry does not answer.'
  expect(await once()).toBe(false)
  pulled = 'two'
  mistake = ''
  expect(await once()).toBe(true)
  expect(ran.slice(-2)).toEqual([INSTALL, BUILD])
})

it('mails a failure once, and tries again with the next change or day', async () => {
  mistake = 'content/site/menu.yaml:3: There is no such page.'
  expect([await once(), await once()]).toEqual([false, false])
  expect(mail).toHaveBeenCalledExactlyOnceWith('Website: not published', expect.stringContaining(mistake))
  expect(await once('2026-11-21')).toBe(false)
  expect(mail).toHaveBeenCalledTimes(2)
  pulled = 'two'
  mistake = ''
  expect(await once('2026-11-21')).toBe(true)
})

it('mails once that the repository is out of reach, and builds what is due when it is back', async () => {
  isOffline = true
  expect([await once(), await once()]).toEqual([false, false])
  expect(mail).toHaveBeenCalledOnce()
  isOffline = false
  expect(await once()).toBe(true)
  expect(ran.at(-1)).toBe(BUILD)
})
