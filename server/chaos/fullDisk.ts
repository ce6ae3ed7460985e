import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { temporaryFolder } from '#scripts/testing/temporaryFolder.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { type Answer, compare, mailsOf, post, report, startServers, untilDrained } from './harness.ts'

const POSTS = 90
const INODES = 40

/**
 * The outbox is on a 300 kB disk, which fills up and gets more room, and then has no inode left for a while.
 * @param skip called where a disk can't be mounted
 */
export async function fullDisk(skip: (why: string) => never): Promise<void> {
  const disk = temporaryFolder()
  const mount = (...options: string[]) => execFileSync('mount', ['-o', ...options, disk], { stdio: 'ignore' })
  try {
    mount(`size=300k,nr_inodes=${INODES}`, '-t', 'tmpfs', 'tmpfs')
  } catch {
    skip('a disk can be mounted by root only')
  }
  onTestFinished(() => void execFileSync('umount', ['-l', disk]))
  const smtp = await startSmtpSink()
  await smtp.close()
  const [server] = await startServers(1, { DATA_DIR: disk, SMTP_URL: smtp.url })
  const address = server?.address ?? ''
  const answers: Answer[] = []
  const send = async () => {
    const answer = await post(address, randomUUID(), { message: 'x'.repeat(3000) })
    answers.push(answer)
    return answer.status
  }
  const sendAndAsk = async () => [await send(), (await fetch(`${address}/readyz`)).status]
  const promised = () => answers.filter(({ reference }) => reference)

  while (answers.length < POSTS) await send()
  const stored = promised().length
  expect.soft(await sendAndAsk(), 'without room').toEqual([503, 503])
  mount('remount,size=2m')
  expect.soft(await sendAndAsk(), 'with room again').toEqual([202, 200])

  const files = Array.from({ length: INODES }, (_, at) => join(disk, `file ${at}`))
  expect(() => {
    for (const file of files) writeFileSync(file, '')
  }).toThrow('ENOSPC')
  expect.soft(await sendAndAsk(), 'without inodes').toEqual([503, 503])
  for (const file of files) rmSync(file, { force: true })
  expect.soft(await sendAndAsk(), 'with inodes again').toEqual([202, 200])

  await smtp.open()
  await untilDrained(address)
  const { lost } = compare(promised(), mailsOf(smtp))
  report({ answers: answers.length, stored, promised: promised().length, lost })
  expect.soft(lost, 'lost').toEqual([])
  expect.soft(new Set(answers.map(({ status }) => status))).toEqual(new Set([202, 503]))
}
