import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../log.ts'
import { replaceDurably } from './durably.ts'
import { idOfFile, type SpoolFolders } from './spoolFolders.ts'
import { decodeRecord, encodeRecord, hasText, markerOf } from './spoolRecord.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** A late retry of a form is still recognised for this long after delivery. */
const MARKER_DAYS = 7

interface TidyOptions {
  now: number
  retentionDays: number
  log: Log
}

/** Deletes drafts that a crash left behind, texts past their retention and old markers. */
export async function tidySpool(
  spool: SpoolFolders,
  { now, retentionDays, log }: TidyOptions,
): Promise<void> {
  let drafts = 0
  for (const name of await readdir(spool.folder('tmp'))) {
    if (await olderThan(join(spool.folder('tmp'), name), now - HOUR_MS)) {
      await rm(join(spool.folder('tmp'), name), { force: true })
      drafts += 1
    }
  }
  let texts = 0
  for (const id of (await readdir(spool.folder('done'))).map(idOfFile).filter((id) => id !== undefined)) {
    const path = spool.file('done', id)
    if (!(await olderThan(path, now - retentionDays * DAY_MS))) continue
    if (await olderThan(path, now - MARKER_DAYS * DAY_MS)) {
      await rm(path, { force: true })
      texts += 1
    } else if (await forgetText(spool, id)) texts += 1
  }
  if (drafts + texts > 0) log.info('tidied', { drafts, texts })
}

/** Replaces a delivered enquiry by its marker, keeping the time of delivery. */
async function forgetText(spool: SpoolFolders, id: string): Promise<boolean> {
  const path = spool.file('done', id)
  const record = decodeRecord(id, await readFile(path, 'utf8'))
  if (!hasText(record)) return false
  const { mtime } = await stat(path)
  await replaceDurably(spool, path, encodeRecord(markerOf(record)))
  await utimes(path, mtime, mtime)
  return true
}

async function olderThan(path: string, time: number): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found !== undefined && found.mtimeMs <= time
}
