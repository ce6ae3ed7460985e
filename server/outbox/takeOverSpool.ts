import { existsSync } from 'node:fs'
import { readFile, rename, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { namesIn, removeFiles } from '../folders.ts'
import { foldAddress, foldText } from '../inquiry/foldText.ts'
import { errorCode, type Log } from '../log.ts'
import type { Database } from './Database.ts'
import { insertRows } from './moveRows.ts'
import type { Erasure } from './Outbox.ts'
import { readSpool } from './readSpool.ts'

const DAY_MS = 24 * 3_600_000
const MIN_DAMAGED_DAYS = 7
/** A server of an earlier version signs this often, and falls silent when it ends. */
const SILENT_AFTER_MS = 20_000
const POLL_MS = 1_000

/** Folder of the inquiries of version 0.1.0. */
const spoolIn = (dataDir: string) => join(dataDir, 'outbox')

/** Whether there is a folder of inquiries that was not taken over yet. */
export const hasSpool = (dataDir: string) => existsSync(join(spoolIn(dataDir), 'new'))

/**
 * Takes over the inquiries of an earlier version, then renames its folder to `outbox.old-<time>`. After a crash at any
 * moment it can simply be repeated.
 * @throws {Error} one line if it can't be done completely; nothing is lost
 */
export async function takeOverSpool(dataDir: string, db: Database, log: Log): Promise<void> {
  if (!hasSpool(dataDir)) return
  const root = spoolIn(dataDir)
  await untilSilent(join(root, 'owner'))
  try {
    const { rows, damaged } = await readSpool(root)
    await insertRows(db, rows)
    for (const path of damaged) {
      log.alarm('file not taken over', { file: path })
      if (dirname(path) !== 'corrupt') await rename(join(root, path), join(root, 'corrupt', basename(path)))
    }
    await rename(root, `${root}.old-${Date.now()}`)
    const counts = { inquiries: rows.length, damaged: damaged.length }
    log.info('inquiries of an earlier version taken over', counts)
  } catch (error) {
    // Another server that started at the same moment was faster.
    if (errorCode(error) !== 'ENOENT' || hasSpool(dataDir)) throw error
  }
}

async function untilSilent(owner: string): Promise<void> {
  const deadline = performance.now() + SILENT_AFTER_MS + 5 * POLL_MS
  const isFresh = async () => {
    const { mtimeMs = 0 } = (await stat(owner).catch(() => undefined)) ?? {}
    return Math.abs(Date.now() - mtimeMs) < SILENT_AFTER_MS
  }
  while (await isFresh()) {
    if (performance.now() > deadline)
      throw new Error(`DATA_DIR: a server of an earlier version uses it (${owner}). Stop that one first.`)
    await sleep(POLL_MS)
  }
}

/** Deletes files about the erased inquiries that an earlier version left. */
export async function eraseFormerFiles(dataDir: string, which: Erasure): Promise<number> {
  const trace =
    'reference' in which
      ? foldText(`"reference":"${which.reference}"`)
      : `"email":${JSON.stringify(foldAddress(which.email))}`
  return removeFormerFiles(dataDir, async ({ path }) =>
    foldText(await readFile(path, 'utf8')).includes(trace),
  )
}

/** Deletes what an earlier version left, after the same time as texts in the store; damaged files stay for a week. */
export async function tidyFormerFiles(dataDir: string, retentionDays: number): Promise<void> {
  await removeFormerFiles(dataDir, async ({ path, folder, takenOverAt }) => {
    const days = folder === 'corrupt' ? Math.max(retentionDays, MIN_DAMAGED_DAYS) : retentionDays
    const since = folder === 'done' ? (await stat(path)).mtimeMs : takenOverAt
    return since + days * DAY_MS <= Date.now()
  })
}

interface FormerFile {
  path: string
  folder: string
  takenOverAt: number
}

async function removeFormerFiles(dataDir: string, isChosen: (file: FormerFile) => Promise<boolean>) {
  let removed = 0
  for (const name of await namesIn(dataDir)) {
    const takenOverAt = Number(/^outbox\.old-(\d+)$/.exec(name)?.[1])
    if (Number.isNaN(takenOverAt)) continue
    for (const folder of ['new', 'held', 'done', 'corrupt', 'tmp'])
      removed += await removeFiles(join(dataDir, name, folder), (path) =>
        isChosen({ path, folder, takenOverAt }),
      )
  }
  return removed
}
