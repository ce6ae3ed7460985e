import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode, type Log } from '../../log.ts'
import { isCorrupt, type SetAside } from './createSetAside.ts'
import { replaceDurably } from './durably.ts'
import { idInName, idOfFile, type SpoolFolders, type SpoolState } from './spoolFolders.ts'
import { decodeRecord, encodeRecord, hasText, markerOf } from './spoolRecord.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Keeps late retries of a form recognizable this long after delivery, and damaged files available for inspection. */
const MIN_MARKER_DAYS = 7

interface TidyOptions {
  now: number
  retentionDays: number
  log: Log
  setAside: SetAside
}

/**
 * Deletes drafts left by a crash, texts past their retention, old markers and old damaged files. A file that fails
 * doesn't stop the others.
 */
export async function tidySpool(spool: SpoolFolders, options: TidyOptions): Promise<void> {
  const { now, retentionDays, log, setAside } = options
  const longAgo = now - Math.max(retentionDays, MIN_MARKER_DAYS) * DAY_MS
  const drafts = await each(spool, 'tmp', options, async (path) => {
    if ((await stat(path)).mtimeMs > now - HOUR_MS) return false
    await rm(path, { force: true })
    return true
  })
  const texts = await each(spool, 'done', options, async (path, name) => {
    const { mtimeMs } = await stat(path)
    if (mtimeMs > now - retentionDays * DAY_MS) return false
    if (mtimeMs > longAgo) return await forgetText(spool, path, name, setAside)
    await rm(path, { force: true })
    return true
  })
  const damaged = await each(spool, 'corrupt', options, async (path, name) => {
    const found = Number(/^\d+(?=-)/.exec(name)?.[0] ?? (await stat(path)).mtimeMs)
    // An intact one was promised but never delivered: it stays until someone deals with it.
    if (found > longAgo || (await isWhole(path, name))) return false
    await rm(path, { recursive: true, force: true })
    return true
  })
  if (drafts + texts + damaged > 0) log.info('tidied', { drafts, texts, damaged })
}

/**
 * Applies `work` to each file of a folder.
 * @returns for how many it returned true
 */
async function each(
  spool: SpoolFolders,
  state: SpoolState,
  { log }: TidyOptions,
  work: (path: string, name: string) => Promise<boolean>,
): Promise<number> {
  let done = 0
  const codes = new Set<string>()
  for (const name of await readdir(spool.folder(state))) {
    try {
      if (await work(join(spool.folder(state), name), name)) done += 1
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') codes.add(errorCode(error))
    }
  }
  if (codes.size > 0) log.alarm('file not readable', { state, code: [...codes].join(' ') })
  return done
}

/** Replaces a delivered enquiry with its marker and keeps the time of delivery. */
async function forgetText(
  spool: SpoolFolders,
  path: string,
  name: string,
  setAside: SetAside,
): Promise<boolean> {
  const id = idOfFile(name)
  if (id === undefined) return false
  try {
    const record = decodeRecord(id, await readFile(path, 'utf8'))
    if (!hasText(record)) return false
    const { mtime } = await stat(path)
    await replaceDurably(spool, path, encodeRecord(markerOf(record)))
    await utimes(path, mtime, mtime)
    return true
  } catch (error) {
    if (!isCorrupt(error)) throw error
    await setAside('done', name)
    return false
  }
}

async function isWhole(path: string, name: string): Promise<boolean> {
  try {
    return hasText(decodeRecord(idInName(name) ?? '', await readFile(path, 'utf8')))
  } catch (error) {
    if (isCorrupt(error)) return false
    throw error
  }
}
