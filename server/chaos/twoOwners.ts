import { execFileSync } from 'node:child_process'
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChildServer, startChildServer } from '../testing/startChildServer.ts'
import { startSmtpSink } from '../testing/startSmtpSink.ts'
import { until } from '../testing/until.ts'
import { FAST, inNewFolder, sleep } from './harness.ts'
import type { ChaosResult } from './report.ts'
import { sendMany } from './visitor.ts'

const TEST = '19 two owners of one DATA_DIR'
/** A separate network namespace, as in a container: the kernel's lock isn't visible from there. */
const CONTAINERS = [
  ['unshare', '--net'],
  ['unshare', '--map-root-user', '--net'],
]
/** Longer than the first server takes to check who owns the spool. */
const OWNER_CHECK_MS = 7_000

interface OwnerOptions {
  /** How often two servers start at the same time. */
  rounds: number
  enquiries: number
}

/**
 * Test 19: first, two containers start on one DATA_DIR at the same time, repeatedly. Then a server with accepted
 * enquiries is suspended, another one takes over and delivers them, and the first resumes.
 */
export async function twoOwners({ rounds, enquiries }: OwnerOptions): Promise<ChaosResult> {
  const container = CONTAINERS.find(runs)
  if (!container) {
    return { test: TEST, store: 'files', figures: {}, bars: {}, notRun: 'no right to make a network' }
  }
  const owners = []
  for (let round = 0; round < rounds; round += 1) owners.push(await countOwners(container, round % 2 === 1))
  const { promised, delivered, copies, alarms, deliveredByFirst } = await standStill(container, enquiries)
  return {
    test: TEST,
    store: 'files',
    figures: {
      'starts at the same moment': rounds,
      'owners of each': [...new Set(owners)].join(' or '),
      promised,
      delivered,
      copies,
      'by the suspended server': deliveredByFirst,
    },
    bars: {
      'one owner of each start': owners.every((count) => count === 1),
      '0 lost': delivered === promised,
      '0 copies': copies === 0 && deliveredByFirst === 0,
      'the first one notices, with one alarm': alarms === 1,
    },
  }
}

/**
 * Counts how many of two servers that start at once own the spool.
 * @param wasUsed whether a silent owner left its signature
 */
function countOwners(container: string[], wasUsed: boolean): Promise<number> {
  return inNewFolder(async (folder) => {
    if (wasUsed) leaveSilent(folder, 'an owner of before')
    const servers: ChildServer[] = []
    const starts = [1, 2].map(() =>
      startChildServer({ ...FAST, DATA_DIR: folder }, undefined, container).then((server) =>
        servers.push(server),
      ),
    )
    // The second one keeps waiting for the first.
    await Promise.race(starts)
    await sleep(2_000)
    const count = servers.length
    const rest = Promise.allSettled(starts)
    // Each end lets the next one in.
    for (let ended = 0; ended < 2; ended += 1) {
      await until(() => servers.length > ended, 'the next owner', 40_000)
      await servers[ended]?.end('SIGTERM')
    }
    await rest
    return count
  })
}

function standStill(container: string[], enquiries: number) {
  return inNewFolder(async (folder) => {
    const probe = await startSmtpSink()
    await probe.close()
    const settings = { ...FAST, DATA_DIR: folder }
    const first = await startChildServer({ ...settings, SMTP_URL: probe.url })
    const { promised } = await sendMany(enquiries, 4, () => [first.address])
    // Whoever is suspended during an attempt sends that mail afterward. None is in progress right after a failure,
    // except for the first two attempts, which run at once.
    const failures = () => first.output().split('"event":"attempt failed"').length - 1
    const before = Math.max(failures(), 1)
    await until(() => failures() > before, 'a failed attempt')
    first.process.kill('SIGSTOP')
    leaveSilent(folder)
    const second = await startChildServer(settings, undefined, container)
    const deliveries = () => [...second.output().matchAll(/"delivered","reference":"([^"]+)"/g)]
    await until(() => deliveries().length >= enquiries, 'the deliveries', 60_000)
    const sink = await startSmtpSink({ port: Number(new URL(probe.url).port) })
    first.process.kill('SIGCONT')
    await sleep(OWNER_CHECK_MS)
    const references = deliveries().map(([, reference]) => reference)
    const alarms = first.output().split('"outbox has another owner"').length - 1
    await second.end('SIGTERM')
    await first.end('SIGTERM')
    await sink.close()
    return {
      promised: promised.length,
      delivered: new Set(references).size,
      copies: references.length - new Set(references).size,
      deliveredByFirst: sink.mails.length,
      alarms,
    }
  })
}

/** Backdates the owner's last heartbeat, so that no one has to wait. */
function leaveSilent(folder: string, name?: string): void {
  const path = join(folder, 'outbox', 'owner')
  if (name) {
    mkdirSync(join(folder, 'outbox'), { mode: 0o700 })
    writeFileSync(path, name)
  }
  utimesSync(path, new Date(0), new Date(0))
}

function runs([program = '', ...words]: string[]): boolean {
  try {
    execFileSync(program, [...words, 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
