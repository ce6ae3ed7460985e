import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_BODY } from '../testing/makeInquiry.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder } from './harness.ts'
import { untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'

const POSTS = 90
const INODES = 40
const TEST = 'disk without room, then without inodes'

/** The outbox is on a 300 kB disk, which fills up and gets more room, and then has no inode left for a while. */
export function fullDisk(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    const size = `size=300k,nr_inodes=${INODES}`
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      const notRun = 'a disk can be mounted by root only'
      return { test: TEST, store: 'sqlite', figures: {}, bars: {}, notRun }
    }
    try {
      return await onDisk(disk)
    } finally {
      execFileSync('umount', ['-l', disk], { stdio: 'ignore' })
    }
  })
}

async function onDisk(disk: string): Promise<ChaosResult> {
  const probe = await startSmtpSink()
  await probe.close()
  const server = await startChildServer({ ...FAST, DATA_DIR: disk, SMTP_URL: probe.url })
  const statuses: number[] = []
  const promised: string[] = []
  let problems = 0

  async function post(): Promise<number> {
    const response = await fetch(`${server.address}/api/demo-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...DEMO_BODY, message: 'x'.repeat(3000) }),
    })
    const answer = (await response.json()) as { reference?: string }
    if (response.status === 202) promised.push(answer.reference ?? '')
    if (response.headers.get('content-type')?.startsWith('application/problem+json')) problems += 1
    statuses.push(response.status)
    return response.status
  }
  const ready = async () => (await fetch(`${server.address}/readyz`)).status

  for (let count = 0; count < POSTS; count += 1) await post()
  const stored = promised.length
  const whenFull = await ready()
  execFileSync('mount', ['-o', 'remount,size=2m', disk])
  const afterRoom = [await post(), await ready()]

  const fill = Array.from({ length: INODES }, (_, at) => join(disk, `file ${at}`))
  for (const path of fill) {
    try {
      writeFileSync(path, '')
    } catch {}
  }
  const withoutInodes = [await post(), await ready()]
  for (const path of fill) rmSync(path, { force: true })
  const afterwards = [await post(), await ready()]

  const sink = await startSmtpSink({ port: Number(new URL(probe.url).port) })
  await untilDrained(server.address, 60_000)
  await server.end('SIGTERM')
  await sink.close()
  const lost = promised.filter((reference) => !countMails(sink.mails).received.has(reference)).length
  return {
    test: TEST,
    store: 'sqlite',
    figures: {
      posts: statuses.length,
      'stored on 300 kB': stored,
      '202': promised.length,
      '503': statuses.filter((status) => status === 503).length,
      lost,
    },
    bars: {
      '503 problem+json or 202':
        problems === statuses.filter((status) => status === 503).length &&
        problems + promised.length === statuses.length &&
        stored < POSTS,
      'not ready while nothing can be stored': whenFull === 503 && withoutInodes.join() === '503,503',
      'recovers by itself': afterRoom.join() === '202,200' && afterwards.join() === '202,200',
      '0 lost': lost === 0,
    },
  }
}
