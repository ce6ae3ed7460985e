import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporaryFolder.ts'
import { deploy } from './deploy.ts'

let folder = ''
let head = 'one'
let pulled = 'one'
let mistake = ''
const ran: string[] = []
const mail = vi.fn(async () => undefined)

async function run(command: string, words: string[]): Promise<string> {
  const line = [command.split('/').pop(), ...words].join(' ')
  ran.push(line)
  if (line.startsWith('git diff')) return head === pulled ? '' : 'content/site/menu.yaml\npackage-lock.json\n'
  if (line.startsWith('git merge')) head = pulled
  if (line.includes('ensureBuild') && mistake) throw new Error(mistake)
  return `${head}\n`
}
const once = (today = '2026-11-20') => deploy({ run, mail, failureFile: join(folder, 'failed/now'), today })

beforeEach(() => {
  folder = temporaryFolder()
  head = pulled = 'one'
  mistake = ''
  ran.length = 0
  mail.mockClear()
})

it('installs changed packages and builds what was saved', async () => {
  pulled = 'two'
  expect(await once()).toBe(true)
  expect(ran.slice(-2)).toEqual(['npm ci --include=dev', 'node --import tsx scripts/build/ensureBuild.ts'])
  expect(mail).not.toHaveBeenCalled()
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
