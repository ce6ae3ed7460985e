import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_BODY } from '../testing/makeEnquiry.ts'
import { startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { countMails } from './countMails.ts'
import { FAST, inNewFolder } from './harness.ts'
import { untilDrained } from './readMetrics.ts'
import type { ChaosResult } from './report.ts'

const POSTS = 90
const TEST = '6 disk full, then read-only'

/** Test 6: the spool is on a 300 kB disk, which fills up, gets more room, becomes read-only and is repaired. */
export function fullDisk(): Promise<ChaosResult> {
  return inNewFolder(async (folder) => {
    const disk = join(folder, 'disk')
    mkdirSync(disk)
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=300k', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      return {
        test: TEST,
        store: 'files',
        figures: {},
        bars: {},
        notRun: 'a disk can be mounted by root only',
      }
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

  for (let count = 0; count < POSTS; count += 1) await post()
  const refusedFull = statuses.filter((status) => status === 503).length
  const emptyFiles = filesOf(disk).filter((size) => size === 0).length

  // Another process frees space, and the server notices by itself.
  execFileSync('mount', ['-o', 'remount,size=2m', disk])
  const afterRoom = await post()
  execFileSync('mount', ['-o', 'remount,ro', disk])
  const readOnly = await post()
  const notReadyReadOnly = (await fetch(`${server.address}/readyz`)).status
  execFileSync('mount', ['-o', 'remount,rw', disk])
  const afterMending = await post()
  const ready = (await fetch(`${server.address}/readyz`)).status

  const sink = await startSmtpSink({ port: Number(new URL(probe.url).port) })
  await untilDrained(server.address, 60_000)
  await server.end('SIGTERM')
  await sink.close()
  const lost = promised.filter((reference) => !countMails(sink.mails).received.has(reference)).length
  return {
    test: TEST,
    store: 'files',
    figures: {
      posts: statuses.length,
      '202': promised.length,
      '503': statuses.filter((status) => status === 503).length,
      'empty files': emptyFiles,
      lost,
    },
    bars: {
      '503 problem+json, never 2xx':
        refusedFull > 0 && readOnly === 503 && problems === statuses.length - promised.length,
      'not ready while read-only': notReadyReadOnly === 503,
      'no empty file': emptyFiles === 0,
      'recovers by itself': afterRoom === 202 && afterMending === 202 && ready === 200,
      '0 lost': lost === 0,
    },
  }
}

function filesOf(disk: string): number[] {
  const folder = join(disk, 'outbox', 'new')
  return readdirSync(folder).map((name) => statSync(join(folder, name)).size)
}
